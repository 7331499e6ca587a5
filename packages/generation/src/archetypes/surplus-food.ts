import { defineArchetype } from '../archetype.ts'

export const surplusFood = defineArchetype({
  id: 'surplus-food',
  words:
    'too good to go 40, surprise bag 26, surprise bags 26, magic bag 20, magic bags 20, mystery bags 20, surplus food 18, unsold food 20, unsold meals 20, rescue food 14, food rescue 14, leftover meals 12, food waste 8, pickup window 10, save food from 24',
  examples: `
    Restaurants, groceries and bakeries give what they cannot sell to shelters for the homeless, drivers bring it and earn points
    Perishable food goes from shops to people in need, students who drive it collect rewards
    Bakeries sell what is left in the evening for a third, people reserve it and fetch it before closing
    Save unsold meals from cafés around the corner, pay in advance, show a code at the counter
    Surprise bags from supermarkets and restaurants near me with price and when to collect them
    Against throwing food away: shops put up surplus, customers rescue it and see how many meals they saved
    Canteens announce leftover lunches with pickup time, students get them cheap
    Magic boxes of fruit and vegetables at half the price, map, favourites, past orders, carbon saved
    Hotels offer the rest of the breakfast buffet, one picks it up from half past ten
    A shop owner posts five bags at 17:00, they are reserved within minutes, QR at collection
    Find cheap end-of-day food close to home and reserve a portion
    Restaurants with too much cooked food and hungry people with little money, collection slots
    Rescued food by distance and pickup time, rate the bag afterwards
    Tonight's unsold sushi, pizza and cake as bags for a few euros`,
  unless: /\bcommunity fridge\b|\b(?:neighbours?|neighbors?|residents?) (?:share|give|put)\b/i,
  presets: 'playful, calm',
  icon: 'bag',
  names: 'Last Loaf, Half Past Six, Good Rest',
  entity: 'surplus-bag',
  home: 'shelf',
  screens: `
    home | Discover | home
    browse | Bags | bag
    map? | Map | map
    saved? | Favorites | heart
    history | Orders | clock
    detail | Bag
    checkout | Pay
    ticket | Pickup code
    stats? | Impact | leaf
    form? | Offer a bag
    profile | Me | user`,
})
