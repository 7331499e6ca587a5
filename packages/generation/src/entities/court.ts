import { defineEntity } from '../entity.ts'

export const court = defineEntity({
  id: 'court',
  words: 'tennis court, padel court, sports hall, football pitch, court booking, squash court, swimming lane',
  icon: 'flag',
  groups: 'Tennis, Padel, Hall',
  fields: `
    Court | choice | Court 2 | Court 1, Court 2, Court 3
    Date | date | Sat 21 Nov
    Time | time | 18:00
    Players | number | 4
    Partner | person | Omar Haddad
    Racket needed | switch | no`,
  samples: `
    image | title | subtitle | overline | value | meta
    field | Court 2, clay | Floodlight, by the wall | Tennis | € 18 | Free at 18:00
    park field | Court 1, clay | Beside the club house | Tennis | € 18 | Free at 20:00
    field | Padel A | Glass, four players | Padel | € 28 | Free at 17:30
    gym | Hall, left third | Badminton, volleyball | Hall | € 24 | Free at 19:00
    field park | Small pitch | Five against five | Football | € 40 | Free tomorrow
    field park | Court 3, hard | Ball wall | Tennis | € 14 | Free now`,
  about:
    'Clay, swept every two hours. Light is switched on with the booking; shoes with a clay sole, please.',
  facts: '60 min | Slot\n€ 18 | Price\n4 | Players',
  figures: '3 | Free now\n2 | Your bookings\n€ 36 | This month',
  hero: 'Today, 18:00 | Court 2 is still free | Omar and Kim are looking for two | Book',
  tip: 'Quietest on Tuesday | Half price before noon',
  add: 'Book court',
  use: 'Book',
  price: '€ 18 | an hour, light included',
})
