import { defineArchetype } from '../archetype.ts'

/** Somebody cooks for strangers at home or in a borrowed room, one evening at a time. */
export const supperClub = defineArchetype({
  id: 'supper-club',
  words:
    'supper club 80, supper clubs 70, pop-up dinner 70, pop up dinner 70, pop-up restaurant 60, popup dinners 60, home dining 60, dinner at my home 50, underground restaurant 60, chef’s table 44, long table dinner 60, cook for strangers 60, secret dinner 60, private dining evenings 50, dinner series 50',
  examples: `
    I cook for twelve strangers once a month, seats, diets, pay ahead, address the day before
    Long table in the barn: menu, wine, who sits with whom, leftovers
    Pop-up dinners with dates, sold out, waiting list
    Guests say allergies and what they do not drink
    Menu stays secret until the evening before
    Chef's table in our living room, deposit, cancellation until Monday
    Cook with a guest chef, split the takings
    Shopping list for fourteen, timetable of the courses
    Messages to all guests of Friday
    Reviews and pictures of past evenings
    Gift vouchers for a seat
    House rules, shoes, dog, last tram`,
  unless: /\b(?:meal train|canteen|church|school lunch|potluck)\b/i,
  bars: 'slots leaderboard map',
  presets: 'warm, editorial',
  icon: 'fork',
  names: 'Twelve Seats, The Long Table, Pass the Bread',
  entity: 'supper-evening',
  keepsThing: true,
  home: 'shelf focus',
  screens: `
    home | Evenings | home
    browse | Menu | bowl | supper-course | | | menu, courses, dishes, see the menu, menu a day before
    people | Guests | users | supper-guest | | | guests, who comes, allergies, can’t eat, diets, what they can’t eat
    calendar? | Dates | calendar
    checkout | Pay
    confirmed | Reserved
    detail | Evening
    form | Reserve a seat | | supper-guest | | | reserve, reserve a seat, seat, seats
    form? | Add evening
    settings? | Settings | settings`,
})
