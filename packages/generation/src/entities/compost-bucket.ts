import { defineEntity } from '../entity.ts'

/** What somebody brings to a shared heap, by its weight. */
export const compostBucket = defineEntity({
  id: 'compost-bucket',
  one: 'Bucket',
  many: 'Buckets',
  words: 'compost bucket, kitchen scraps, compost drop-off',
  icon: 'leaf',
  groups: 'This week, Mine, All',
  fields: `
    Weight | text | 3.4 kg
    What | choice | Kitchen | Kitchen, Garden, Coffee, Cardboard
    Pile | choice | North pile | North pile, South pile, Worm bin
    Brought by | person | Lea Brandt
    Date | date | Thu 19 Nov`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Lea Brandt | Lea, kitchen scraps | North pile, today 8:20 | 3.4 kg | +34 | success
    Omar Haddad | Omar, coffee of the café | South pile, yesterday | 6.1 kg | +61 | success
    Kim Osei | Kim, leaves | North pile, Tuesday | 4.8 kg | +48 | success
    Ana Petrova | Ana, kitchen scraps | Worm bin, Tuesday | 1.2 kg | +12 | success
    Iris Chen | Iris, cardboard | South pile, Sunday | 2.0 kg | +20 | success`,
  about: 'Peel, coffee and egg cartons, cut small. Ten points for each kilo.',
  facts: '3.4 kg | Weight\n+34 | Points\n54 °C | North pile',
  figures: '320 | My points | +34\n32 kg | Brought by me\n418 kg | All of us',
  hero: 'Open until 18:00 | North pile takes scraps | 54 °C, two buckets of leaves wanted | Weigh in',
  tip: '418 kilos this month | Thirty-two of them are yours',
  trend: 'Kilos a week | 104 | +12',
  add: 'Weigh in',
  use: 'Weigh again',
})

/** Who minds the shared heaps on which day. */
export const compostDuty = defineEntity({
  id: 'compost-duty',
  one: 'Duty',
  many: 'Rota',
  words: 'compost duty, compost rota',
  icon: 'calendar',
  groups: 'This week, Mine, Open',
  fields: `
    Duty | choice | Turn a pile | Turn a pile, Open the gate, Sieve earth
    Who | person | Omar Haddad
    Date | date | Sat 21 Nov
    From | time | 10:00`,
  samples: `
    icon | title | subtitle | time | badge | tone
    calendar | Turn the north pile | Omar and Kim, Saturday | 10:00 | Set | success
    calendar | Open the gate | Lea, Monday | 17:00 | Set | success
    calendar | Measure and water | Ana, Wednesday | 8:00 | Set | success
    calendar | Sieve earth | One more wanted, Sunday | 11:00 | Open | warning
    calendar | Open the gate | Nobody yet, Friday | 17:00 | Open | warning`,
  about: 'Takes half an hour with two forks. Gloves are in the shed, the key is with Lea.',
  facts: '10:00 | Begins\n30 min | Takes\n2 | Helpers',
  figures: '5 | Duties this week\n2 | Still open',
  hero: 'Saturday, 10:00 | Turn the north pile | Omar and Kim | I am coming',
  tip: 'Two duties are open | Friday and Sunday',
  add: 'Add duty',
  use: 'I take it',
})
