import { defineEntity } from '../entity.ts'

/** How cold a fridge is, measured twice a day. */
export const fridgeTemperature = defineEntity({
  id: 'fridge-temperature',
  one: 'Reading',
  many: 'Fridge temperatures',
  words: 'fridge temperature',
  icon: 'drop',
  groups: 'Fine, Too warm',
  fields: `
    Fridge | choice | Walk-in | Walk-in, Fridge 1, Fridge 2, Freezer
    Temperature | text | 3.4 °C
    Time | time | 8:10
    By | person | Kim Osei
    Measure | text | Door closed, measured again`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Walk-in | Today 8:10, Kim | 3.4 °C | Fine | success
    warning | Fridge 2, fish | Today 8:12, door was open | 7.8 °C | Too warm | danger
    drop | Fridge 1, dairy | Today 8:11, Kim | 4.1 °C | Fine | success
    drop | Freezer | Today 8:14, Kim | −19 °C | Fine | success
    flame | Hot holding | Today 12:05, Omar | 68 °C | Fine | success`,
  about: 'Measured at ten past eight. At most five degrees; the door was open during the delivery.',
  facts: '3.4 °C | Now\n5 °C | At most\n2 | A day',
  figures: '1 | Too warm\n10 | Today',
  hero: 'Too warm | Fridge 2, fish | 7.8 °C at 8:12 | Measure again',
  tip: 'One fridge is too warm | Fish, at 8:12',
  trend: 'Fine this month | 98 % | +1',
  add: 'Add reading',
  use: 'Measure again',
})
