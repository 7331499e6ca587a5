import { defineEntity } from '../entity.ts'

/** Somebody who is hired by the hour; what they do is a matter of the variety. */
export const hiredHelper = defineEntity({
  id: 'hired-helper',
  one: 'Helper',
  many: 'Helpers',
  words: 'hired helper, service provider, local professional',
  icon: 'users',
  groups: 'Nearby, Today, Best rated',
  fields: `
    What for | long | Two shelves to hang, and the kitchen tap drips
    Date | date | Tue 24 Nov
    Time | time | 10:00
    Hours | number | 2
    Where | place | Linden lane 4, second floor
    Photo | photo | room`,
  samples: `
    avatar | title | subtitle | value | rating | badge
    Omar Haddad | Omar Haddad | Shelves, taps and small repairs | € 38 | 4.9 | Today
    Ana Petrova | Ana Petrova | Cleaning and ironing | € 22 | 4.8 | Nearby
    Jonas Weber | Jonas Weber | Painting and plaster | € 34 | 4.7 | Nearby
    Lea Brandt | Lea Brandt | Garden and hedges | € 28 | 5.0 | New
    Kim Osei | Kim Osei | Computers and phones | € 30 | 4.8 | Today
    Mateo Silva | Mateo Silva | Moving and carrying | € 26 | 4.6 | Nearby`,
  about: 'Comes on time, brings the tools and explains what was wrong. Answers within the hour.',
  facts: '4.9 | Rating\n212 | Visits\n€ 38 | An hour',
  figures: 'Tue 10:00 | Next visit\n14 | Visits so far',
  hero: 'Tuesday, 10:00 | Omar comes for two hours | Linden lane 4, your photo is in | Open booking',
  tip: 'Booked twice this month | Omar is free again on Thursday',
  add: 'Send request',
  use: 'Book',
  price: '€ 38 | an hour',
})
