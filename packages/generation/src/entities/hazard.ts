import { defineEntity } from '../entity.ts'

export const hazard = defineEntity({
  id: 'hazard',
  one: 'Event',
  many: 'Events',
  words: 'earthquake, quake, hazard, disaster',
  icon: 'warning',
  groups: 'Last day, Near me, Strong',
  fields: `
    Place | place | 14 km north of Old Mint
    Magnitude | number | 4.2
    Depth in km | number | 11
    Time | time | 06:42
    Tell me from | choice | 3 | 2, 3, 4, 5
    How it felt | long | Glasses rang, about five seconds`,
  samples: `
    icon | title | subtitle | value | badge | tone
    warning | 14 km north of Old Mint | 06:42, 11 km deep | M 4.2 | Felt | warning
    pin | Off the harbour, 60 km | 03:15, 32 km deep | M 3.1 | Weak | neutral
    warning | Ridge valley | Yesterday, 8 km deep | M 5.0 | Strong | danger
    pin | Linden hills | Yesterday, 5 km deep | M 2.4 | Weak | neutral
    pin | North bay | Tuesday, 18 km deep | M 2.9 | Weak | neutral`,
  about: 'Eleven kilometres deep and felt in three towns. No damage reported so far.',
  facts: 'M 4.2 | Magnitude\n11 km | Depth\n38 km | From you',
  figures: '12 | Last day\n1 | Above 4\n38 km | Nearest',
  hero: 'Today, 6:42 | M 4.2 north of Old Mint | 38 km from you, felt by 214 people | Show on map',
  tip: 'One above 4 today | Drop, cover, hold on until it stops',
  trend: 'Events a day | 12 | +3',
  add: 'I felt it',
  use: 'Show on map',
})
