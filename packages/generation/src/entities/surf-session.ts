import { defineEntity } from '../entity.ts'

/** An hour or two in the water, at one of the spots. */
export const surfSession = defineEntity({
  id: 'surf-session',
  one: 'Session',
  many: 'Sessions',
  words: 'surf session, session log',
  icon: 'wave',
  groups: 'This month, Best, With others',
  fields: `
    Spot | text | North reef
    Date | date | Thu 19 Nov
    Board used | text | 6'2 fish
    Rating | choice | 4 | 1, 2, 3, 4, 5
    Waves | text | 1.4 m, 11 s
    Tide | choice | Rising | Rising, High, Falling, Low
    Water temperature | text | 14 °C
    Notes | long | Best two hours before high tide`,
  samples: `
    icon | title | subtitle | value
    wave | North reef | Today 8:10, 6'2 fish, clean | 1 h 40
    wave | Lighthouse point | Sunday, 6'2 fish, wind off the land | 2 h 05
    wave | Long beach | Sat 14 Nov, 9'0 longboard, soft | 1 h 20
    wave | The harbour wall | Thu 12 Nov, 6'2 fish, busy | 50 min
    wave | North reef | Sun 8 Nov, 5'10, with Omar | 1 h 55`,
  about: 'Two hours before high tide, wind off the land. Eleven waves, three of them to the end.',
  facts: '1 h 40 | In the water\n11 | Waves\n4 of 5 | Rating',
  figures: '14 | Sessions | +3\n22 h | In the water',
  hero: 'Today 8:10 | North reef | 1 h 40 with the fish | Log session',
  tip: 'Three more than in October | Best at rising tide',
  trend: 'Hours a week | 4.6 | +1.2',
  add: 'Log session',
  use: 'Edit session',
})
