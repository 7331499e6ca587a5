import { defineEntity } from '../entity.ts'

export const parkedCar = defineEntity({
  id: 'parked-car',
  one: 'Car',
  many: 'Parked cars',
  words: 'parked car, parking ticket, vehicle in',
  icon: 'car',
  groups: 'Level 1, Level 2',
  fields: `
    Plate number | text | L MV 418
    Space | text | A 3
    Kind | choice | Car | Car, Van, Motorbike
    In since | time | 14:20
    `,
  samples: `
    icon | title | subtitle | value | badge | tone
    car | L MV 418 | Space A 3, since 14:20 | € 6.00 | 2 h 10 | primary
    car | B KO 2041 | Space A 5, since 15:05 | € 4.00 | 1 h 25 | primary
    car | HH LS 77 | Space B 1, since 9:40 | € 14.00 | 6 h 50 | warning
    car | M AR 318 | Space B 4, since 16:10 | € 2.00 | 20 min | success
    car | K TR 1204 | Space C 2, since 12:00 | € 10.00 | 4 h 30 | primary
    `,
  about: 'Came in at 14:20 with a ticket of the gate. Two hours and ten minutes count as three.',
  facts: '2 h 10 | Parked\n€ 2.00 | An hour\n€ 6.00 | Fee',
  figures: '18 | Taken\n12 | Free\n€ 284 | Income today | +€ 36',
  hero: 'To check out | L MV 418 | Two hours and ten minutes, € 6.00 | Check out',
  tip: 'HH LS 77 has been here since 9:40 | Its day ticket is cheaper',
  trend: 'Income today | € 284 | +€ 36',
  add: 'Check in a car',
  use: 'Check out',
})
