import { defineEntity } from '../entity.ts'

export const nearObject = defineEntity({
  id: 'near-object',
  one: 'Asteroid',
  many: 'Asteroids',
  words: 'asteroid, near-earth object, near earth object, meteoroid, comet',
  icon: 'star',
  groups: 'Hazardous, Harmless, Large',
  fields: `
    Name | text | 2021 QM1
    Diameter | text | 48 m
    Speed | text | 18.4 km/s
    Miss distance | text | 3.1 million km
    Closest | date | Thu 19 Nov
    Hazardous | choice | No | No, Potentially`,
  samples: `
    icon | title | subtitle | value | badge | tone
    star | 2021 QM1 | Thu 19 Nov, 18.4 km/s, 3.1 million km | 48 m | Harmless | success
    warning | 1998 HL3 | Fri 20 Nov, 22.9 km/s, 4.8 million km | 410 m | Hazardous | danger
    star | 2016 LX9 | Fri 20 Nov, 9.2 km/s, 6.7 million km | 21 m | Harmless | success
    star | 2009 BD7 | Sun 22 Nov, 14.1 km/s, 1.2 million km | 11 m | Harmless | success
    warning | 2003 TR4 | Mon 23 Nov, 27.3 km/s, 7.0 million km | 280 m | Hazardous | danger
    star | 2024 AE2 | Tue 24 Nov, 11.8 km/s, 5.5 million km | 64 m | Harmless | success`,
  about:
    'Passes at eight times the distance of the moon, at eighteen kilometres a second. It comes back in 2038.',
  facts: '48 m | Diameter\n18.4 km/s | Speed\n3.1 m km | Miss distance',
  figures: '14 | This week | +3\n2 | Hazardous\n1.2 m km | Closest',
  hero: 'Closest this week | 2009 BD7 | 1.2 million kilometres on Sunday, 11 metres across | See details',
  tip: 'Two of them are potentially hazardous | Neither comes nearer than 12 times the moon',
  trend: 'Asteroids a day | 4 | +1',
  use: 'See orbit',
})
