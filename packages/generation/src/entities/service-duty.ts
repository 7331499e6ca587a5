import { defineEntity } from '../entity.ts'

/** What somebody does or gives for a service. */
export const serviceDuty = defineEntity({
  id: 'service-duty',
  one: 'Duty',
  many: 'Duties',
  words: 'seva, service duty, meal sponsor',
  icon: 'users',
  groups: 'Open, Taken, Sponsors',
  fields: `
    What | choice | Cooking | Cooking, Washing up, Door, Flowers, Meal given
    Day | date | Sun 22 Nov
    From | time | 9:00
    Who | person | Lea Brandt
    How many | number | 6
    In honour of | text | Grandmother's birthday`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    bowl | Cooking, Sunday | From nine, family Kaya and four | 4 of 6 | 2 needed | warning
    drop | Washing up, Sunday | From one, the youth group | 5 of 5 | Taken | success
    heart | Meal given by family Rahman | Sun 29 November, for a birth | € 240 | Sponsor | primary
    flower | Flowers for the hall | Friday, before six | 0 of 1 | Open | danger
    shoe | Shoes and coats at the festival | Sat 28 November, 16:30 | 3 of 8 | 5 needed | warning`,
  about: 'Rice, two lentil dishes, flat bread. Knives are there; bring an apron and cover your hair.',
  facts: '9:00 | From\n4 of 6 | There\n120 | Eat',
  figures: '3 | Open\n12 | Taken',
  tip: 'Three are still open | Cooking, flowers and shoes',
  add: 'Take a duty',
  use: 'I do it',
})
