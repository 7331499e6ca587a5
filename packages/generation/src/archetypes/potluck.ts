import { defineArchetype } from '../archetype.ts'

export const potluck = defineArchetype({
  id: 'potluck',
  words:
    'potluck 22, who brings what 20, dinner party 18, housewarming 14, picnic 12, bbq 10, barbecue 10, dietary needs 8, host a party 16, game night 10, summer party 26, company party 24, staff party 24, office party 24, works outing 20',
  examples: `
    Company summer party: colleagues sign up, say what they bring, vote for the band and see the bus times
    Who brings salad, who brings dessert, so that we don't end up with seven cakes
    Garden barbecue on Saturday: guests say what they bring and whether they eat meat
    Organise my housewarming, invitations, yes or no, drinks, chairs, playlist
    Sign up for dishes at the street feast, with allergies and number of portions
    Halloween evening with everyone cooking something orange, list of what is still missing
    Brunch at the office, each takes one thing off the list, vegan and gluten-free marked
    Picnic in the park with the parents of class three, blankets, lemonade, cutlery
    Game night every month, host changes, snacks shared out, who comes
    Christmas dinner with twelve relatives, everybody cooks one course, vegetarians counted
    A thanksgiving table where nobody cooks the same thing twice
    Colleagues have a breakfast buffet, I bring rolls, you bring jam, list in the app
    Plan a dinner with friends: menu, wine, seating, dietary wishes, directions to our place`,
  unless: /\b(?:board|card|video|tabletop) ?games?\b/i,
  bars: 'week',
  presets: 'warm, playful',
  icon: 'fork',
  names: 'Bring a Dish, Long Table, Saturday at Seven',
  entity: 'bring-item',
  home: 'focus',
  screens: `
    home | Party | home
    browse | Dishes | fork
    people | Guests | users
    chats | Chat | chat
    map? | Way | map
    checklist? | To do | check
    detail | Dish
    form | Bring something
    calendar? | Dates | calendar
    profile? | Me | user`,
})
