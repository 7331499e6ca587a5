import { defineEntity } from '../entity.ts'

export const golfRound = defineEntity({
  id: 'golf-round',
  one: 'Round',
  many: 'Rounds',
  words: 'golf round',
  icon: 'flag',
  groups: 'This month, 18 holes, 9 holes',
  fields: `
    Course | place | Linden links
    Date | date | Sat 14 Nov
    Holes | choice | 18 | 9, 18
    Score | number | 84
    Putts | number | 32
    With | text | Lea, Tomás
    Notes | long | Hole 7 into the wind, one club more`,
  samples: `
    icon | title | subtitle | value | badge | tone
    flag | Linden links | Sat 14 Nov, 18 holes, with Lea | 84 | +12 | success
    flag | Harbour course | Sun 8 Nov, 9 holes | 43 | +7 | primary
    flag | Linden links | Sat 31 Oct, rain | 91 | +19 | danger
    trophy | Autumn cup | Sat 24 Oct, third place | 82 | +10 | success
    flag | Ridge valley | Sun 11 Oct, 18 holes | 88 | +16 | warning
    flag | Harbour course | Sat 3 Oct, 9 holes | 41 | +5 | success`,
  about: 'Steady until the seventh, then the wind. Thirty-two putts, two of them very long.',
  facts: '84 | Strokes\n32 | Putts\n9 of 14 | Fairways',
  figures: '15.2 | Handicap | −0.4\n86.1 | Average\n11 | Rounds',
  hero: 'Saturday, 9:40 | Linden links with Lea | Dry, wind from the west | Start round',
  tip: 'You lose strokes on 7 and 12 | Both into the wind, take one club more',
  trend: 'Strokes a round | 86.1 | −1.3',
  data: [92, 90, 91, 88, 89, 87, 86],
  add: 'Start round',
  use: 'Enter hole',
})
