import { defineArchetype } from '../archetype.ts'

/** Restaurants of a town to look through, read about and reserve at; the menu of one house is `restaurant`. */
export const dining = defineArchetype({
  id: 'dining',
  words:
    'reserve a table 20, digital menus 20, restaurant scoring 40, rate restaurants 34, score restaurants 34, reviewed restaurants 40, bbq joints 34, burger places 34, rate burger 30, places to eat 30, where to eat 34, nearby cafes 34, cafes near 34, cafes nearby 34, layout of the restaurant 50, restaurant layout 50, choose your table 44, choose a table 34, desired table 34, table plan 34, nearby restaurants 24, restaurant discovery 34, discover restaurants 32, restaurant finder 26, find restaurants 22, find a restaurant 22, restaurants nearby 20, restaurants near 22, best restaurants 18, restaurant reviews 26, restaurant review 24, review restaurants 24, rate restaurants 24, restaurant recommendations 26, where to eat 22, places to eat 14, like yelp 18, like opentable 24, opentable 22, yelp 16, eat out 10, eating out 6, dine out 14, restaurant 3, pizza guide 34, pizza map 34, pizzerias 22, best pizza 26, burger guide 30, ramen guide 30, food guide 24, restaurant guide 26, curated restaurants 26, michelin 22, curated food 20, street food guide 26, gluten free restaurants 28, best tacos 34, best burgers 34, best ramen 34, best sushi 34, best coffee in 24, best kebab 34, best ice cream 30, taco map 34, sushi map 34, burger map 34, restaurants where i can eat 50, save restaurants 40, restaurants i tried 34, restaurants i liked 34',
  examples: `
    Restaurants, bars and food trucks show a digital menu with a code to scan; guests nearby discover them, reserve a table and follow their favourites
    Swipe through restaurants nearby, save those we like, filter by cuisine and search radius
    Score barbecue joints by taste, smoke, sides and service, an overall score, compare two of them, ranking with friends
    Celiac or allergic: restaurants where I can eat, what I had there and whether I got sick
    Where shall we eat tonight? Restaurants around me with rating, cuisine and price range
    Restaurant reviews by people who really ate there, photos of the dishes, opening hours
    Find vegan and halal places to eat by distance, open now, with menu and reviews
    Keep a list of restaurants I want to try and rate those I have visited
    Discover new restaurants in my neighbourhood, filtered by cuisine, price and diet
    Best brunch, ramen and pizza in town, recommended by friends, saved for later
    Restaurant finder with map, ratings, pictures, menus and a button to call
    Write a review of the restaurant, stars for food, service and atmosphere, upload photos
    What opened lately, what do critics and friends say, is it open on Mondays
    Restaurants with a garden, a playground or a view, ranked by guests
    Tonight Italian, tomorrow Thai: restaurants by cuisine, with stars and distance
    Which restaurants are good value around the office, with opening hours and phone number
    Random restaurant picker when nobody can decide where to have lunch
    A curated guide of one city: only the good pizzerias, on a map and with a word on the dough
    Food guide for tacos or ramen, chosen by people who know, to discover near me`,
  // The menu of one house, and a form alone, are other apps.
  unless:
    /^(?!.*\b(?:restaurants?|eat(?:s|ing|eries|ery)?|dinners?|lunch|brunch|cuisines?|dining|dine|foodies?|bistros?|yelp|opentable|tables?|ramen|pizzas?|pizzerias?|burgers?|tacos?|sushi|kebabs?|ice cream|food guide|caf[eé]s|bbq|barbecue|joints)\b)|\b(?:our|my|own|a single) (?:\p{L}+ )?(?:restaurant|bistro|caf[eé]|pizzeria|trattoria)\b|\breservation form\b|\bdeliver/isu,
  presets: 'warm, editorial',
  icon: 'fork',
  names: 'Corner Table, Open Late, Good Seat',
  entity: 'town-restaurant',
  home: 'shelf',
  screens: `
    home | Discover | home
    browse | Restaurants | search
    map? | Map | map
    saved | Saved | heart
    detail | Restaurant
    slots? | Reserve a table
    confirmed! | Reserved | | | Your table is reserved
    calendar! | Reservations | calendar
    form? | Write a review
    profile | Me | user`,
})
