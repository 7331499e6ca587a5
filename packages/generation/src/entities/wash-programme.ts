import { defineEntity } from '../entity.ts'

export const washProgramme = defineEntity({
  id: 'wash-programme',
  one: 'Programme',
  many: 'Programmes',
  words: 'car wash, wash programme, wash program, wash package, detailing package',
  icon: 'drop',
  groups: 'Outside, Inside, Both',
  fields: `
    Programme | choice | Foam and wax | Rinse, Foam and wax, Inside, All
    Plate | text | HB-KW 418
    Size | choice | Estate | Small, Estate, Van
    Date | date | Thu 19 Nov
    Time | time | 17:00
    Notes | long | Roof box is on, please by hand`,
  samples: `
    icon | title | subtitle | value | badge | tone
    star | Foam and wax | Nine minutes, wheels too | € 14 | In the pass | success
    drop | Rinse | Five minutes, with drying | € 8 | In the pass | success
    car | Inside | Vacuum, windows, dashboard | € 24 | 40 min | neutral
    sparkle | Inside and out | By hand, with wax | € 49 | 90 min | neutral
    trophy | Polish and seal | Paint like new, by appointment | € 180 | 1 day | primary`,
  about: 'Foam, brushes, wheels, wax and drying. Take the aerial off, mirrors fold by themselves.',
  facts: '9 min | Takes\n€ 14 | Price\n4.7 | Rating',
  figures: '3 | Washes this month | +1\n7 of 10 | Stamps\n4 min | Wait',
  hero: 'Ring road, 4 minutes’ wait | Foam and wax | Your pass opens lane 2 | Start',
  tip: 'Rain tomorrow until noon | Better on Saturday',
  trend: 'Washes a month | 3 | +1',
  add: 'Book a wash',
  use: 'Book this',
  price: '€ 14 | nine minutes',
})
