import { defineEntity } from '../entity.ts'

export const meterReading = defineEntity({
  id: 'meter-reading',
  one: 'Reading',
  many: 'Readings',
  words: 'meter reading, electricity reading',
  icon: 'bolt',
  groups: 'Power, Gas, Water',
  fields: `
    Meter | choice | Power | Power, Gas, Water
    Reading | number | 48212
    Date | date | Sun 1 Nov
    Price a unit | money | € 0.31
    Photo | photo | meter
    Notes | long | New fridge since the 14th`,
  samples: `
    icon | title | subtitle | value | tone
    bolt | Power | 48,212 kWh, +184 in October | € 57.04 | success
    flame | Gas | 9,418 m³, +112 in October | € 124.30 | warning
    drop | Water | 612 m³, +8.4 in October | € 38.60 | primary
    bolt | Power, September | 48,028 kWh, +171 | € 53.01 | neutral
    flame | Gas, September | 9,306 m³, +34 | € 37.70 | neutral`,
  about: '184 kilowatt hours in October, nine percent less than a year ago. The new fridge came on the 14th.',
  facts: '184 | kWh\n−9 % | Last year\n€ 57 | October',
  figures: '€ 219.94 | October | −18\n−9 % | Power\n+4 % | Gas',
  hero: 'Bill so far | € 1,912 of € 2,160 | You would get € 248 back in December | See bill',
  tip: 'Power is down 9 percent | Gas is up, it was colder',
  trend: 'Power in kWh | 184 | −18',
  data: [212, 205, 198, 190, 181, 171, 184],
  add: 'Add reading',
  use: 'Edit reading',
})
