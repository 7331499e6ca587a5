import { defineEntity } from '../entity.ts'

/** A service of a temple, gurdwara or synagogue. */
export const houseService = defineEntity({
  id: 'house-service',
  one: 'Service',
  many: 'Programme',
  words: 'temple service, evening service, house service',
  icon: 'flame',
  groups: 'Today, This week, Festivals',
  fields: `
    What | text | Evening prayers
    Day | date | Thu 19 Nov
    Time | time | 18:30
    Leads | person | Hana Sato
    Afterwards | text | Tea in the hall
    About | long | Lamps are lit at dusk, children begin`,
  samples: `
    icon | title | subtitle | overline | meta
    sun | Morning prayers | Small hall, forty minutes | Thu 19 Nov, 7:00 | Daily
    flame | Evening prayers | Lamps at dusk, children begin | Thu 19 Nov, 18:30 | Daily
    book | Reading and talk | On patience, tea afterwards | Fri 20 Nov, 19:00 | 34 coming
    bowl | Meal for everybody | 120 expected, shoes at the door | Sun 22 Nov, 12:00 | Helpers needed
    star | Festival of lights | Great hall and yard, until late | Sat 28 Nov, 17:00 | 260 coming`,
  about: 'Lamps are lit at dusk. Children sing the first verse; afterwards there is tea in the hall.',
  facts: '18:30 | Begins\n40 min | Long\nTea | After',
  figures: '18:30 | Next\n120 | Eat on Sunday\n2 | Helpers needed',
  hero: 'Today, 18:30 | Evening prayers | Lamps at dusk, tea afterwards | I come',
  tip: 'Two helpers are needed on Sunday | From nine in the kitchen',
  add: 'Add service',
  use: 'I come',
})
