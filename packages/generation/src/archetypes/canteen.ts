import { defineArchetype } from '../archetype.ts'

/** What is on the menus of canteens, for those who eat there; nothing is ordered. */
export const canteen = defineArchetype({
  id: 'canteen',
  words:
    'canteen 22, canteens 26, mensa 28, cafeteria menu 26, canteen menu 32, dining hall menu 32, university canteen 32, school lunch menu 26, mensa menu 34, dining halls 22, lunch menus 22, openmensa 34, work canteen 28, dining hall 18, dining places 16',
  examples: `
    Works canteen: the three dishes of tomorrow, order one until nine, show my code at the counter
    What is for lunch in the Mensa today and what does it cost for students
    Menus of all canteens on campus for the week, vegan dishes first
    Tell me when lasagne is on
    Prices for students, employees and guests, allergens and additives marked
    Which dining hall is open and how long is the queue
    Mark dishes I love and hide those with nuts
    Cafeteria of our company: daily specials, soup, salad bar
    Rate the food and see pictures others took
    Opening hours and map of the refectories in my city
    School dinners this week with the vegetarian choice
    Compare two canteens before I walk over
    Widget with today's dishes, notify at eleven
    By what I like to eat it says each day which dining hall has the best meals for me, with stars for dishes`,
  unless: /\b(?:order ahead|pre-?order|checkout|kitchen manager|staff shifts|deliver\w*)\b/i,
  bars: 'cart checkout slots confirmed',
  presets: 'warm, clean',
  icon: 'fork',
  names: 'Half Past Eleven, Counter Two, Soup of the Day',
  entity: 'canteen-dish',
  screens: `
    browse | Today | fork
    week | Week | calendar
    browse | Canteens | building | dining-hall | | | Dining halls, dining places, canteens, refectories, cafeterias, mensas
    saved | Favourites | heart
    map? | Map | map | dining-hall
    detail | Dish
    notifications? | Alerts | bell
    settings | Settings | settings`,
})
