import { defineEntity } from '../entity.ts'

export const openingStep = defineEntity({
  id: 'opening-step',
  one: 'Step',
  many: 'Steps',
  words: 'opening task, opening step, opening duty, opening checklist',
  icon: 'check',
  groups: 'Open, Done',
  fields: `
    Step | text | Alarm off, lights on
    By | person | Lea Brandt
    Until | time | 6:55`,
  samples: `
    icon | title | subtitle | value | badge | tone
    key | Alarm off, lights on | Lea, 6:50 | 6:50 | Done | success
    coffee | Machine on, first shots away | Lea, grind at 9 | 6:54 | Done | success
    wallet | Count the drawer | € 150 in coins and notes | 6:58 | Done | success
    drop | Fridge temperature | Under 5 degrees | 7:00 | Open | neutral
    cake | Fill the counter | Buns, rye, two cakes | 7:00 | Open | neutral`,
  about: 'From the alarm to the first cup in twelve minutes.',
  figures: '3 of 5 | Done',
  hero: 'Until 7:00 | Fridge and counter are left | Two of five steps | Tick off',
  add: 'Add step',
  use: 'Tick off',
})
