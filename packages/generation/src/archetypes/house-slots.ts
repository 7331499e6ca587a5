import { defineArchetype } from '../archetype.ts'

/** A sauna, washing room or party room of a house that its flats use in turn; notices and repairs of a house are `tenants`. */
export const houseSlots = defineArchetype({
  id: 'house-slots',
  words:
    'sauna in our 30, our sauna 24, sauna plan 34, sauna schedule 34, shared sauna 34, house sauna 32, sauna booking 30, washing room plan 32, guest room of our house 30, party room of our building 32, common room booking 28, roof terrace booking 30, shared workshop room 24, drying room 22',
  examples: `
    Sauna of our apartment block: every household has its hours, swap them, cancel, see who is in
    The guest flat of our housing cooperative, members reserve nights, key at the caretaker's
    Party cellar for all flats in the house, who has it on Saturday, cleaning afterwards
    Families sign up for an hour in the steam bath, two a week at most
    Roof terrace with a grill for twelve flats, reserve an evening, rules, waiting list
    Hobby room with a workbench in the basement, hours by flat, take turns
    Common room of the student house for films, one evening per floor
    Pool in the yard, one hour per family in summer, water temperature
    Each flat gets two hours a week, give them away or exchange with someone upstairs
    Wash house with a mangle, calendar on the wall should become an app
    Music room in our co-housing, quiet after ten, book up to three times a month
    Parking space for visitors of the house, who needs it on the weekend`,
  needs: /\b(?:sauna|steam|rooms?|terrace|cellar|pool|wash\w*|guest flat|hobby|garage|space)\b/i,
  unless: /\b(?:hotel|gym|studio|customers|clients|spa business|coworking|rehearsal|laundr\w+)\b/i,
  bars: 'cart',
  presets: 'calm, natural',
  icon: 'calendar',
  names: 'Our Hour, Two a Week, Third Floor',
  entity: 'house-hour',
  home: 'focus',
  keepsThing: true,
  screens: `
    home | My hours | home
    week | Plan | calendar
    slots | Book
    browse | Swaps | repeat | hour-swap | | | swap, swaps, Swap, exchange, give away, change with a neighbour
    people? | Neighbours | users
    detail | Hour
    form | Offer a swap | | hour-swap
    profile | Me | user`,
})
