import { defineEntity } from '../entity.ts'

/** A lane, table or field one plays on by the hour. */
export const playLane = defineEntity({
  id: 'play-lane',
  one: 'Lane',
  many: 'Lanes',
  words: 'bowling lane, play lane',
  icon: 'grid',
  groups: 'Free now, Tonight, For kids',
  fields: `
    Date | date | Sat 21 Nov
    Time | time | 18:00
    Hours | choice | 1 | 1, 2, 3
    Players | number | 5
    Shoe sizes | text | 38, 41, 42, 44, 36
    For children | switch | no
    Wishes | long | Bumpers for the little one`,
  samples: `
    image | title | subtitle | overline | value | meta
    bowling | Lane 4 | Free until 20:00, six players | Free now | € 24 | 4.8
    bowling | Lane 7, with bumpers | Made for children, ramp there | For kids | € 20 | 4.9
    bowling | Lanes 1 and 2 | Side by side, up to twelve | Tonight | € 44 | 4.7
    bowling | Lane 9 | Last one before the bar | Tonight | € 24 | 4.6
    bowling | Lane 5 | Free from 19:30 | Tonight | € 24 | 4.7
    neon | Night lanes | Music and black light, from 22:00 | Tonight | € 28 | 4.8`,
  about:
    'An hour is enough for two rounds with five. Shoes are included; socks are at the desk if somebody forgot them.',
  facts: '€ 24 | An hour\n6 | Players\n20:00 | Free until',
  figures: '4 | Free now\n12 | Lanes\n€ 24 | An hour',
  hero: 'Tonight | Lane 4 is free at 18:00 | Two hours, up to six players | Choose time',
  tip: 'Tuesdays are half price | From 16 to 19 o’clock',
  trend: 'Players a day | 184 | +22',
  add: 'Book lane',
  use: 'Choose time',
  price: '€ 24 | an hour',
})
