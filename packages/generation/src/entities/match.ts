import { defineEntity } from '../entity.ts'

export const match = defineEntity({
  id: 'match',
  words: 'match, league, football, soccer, basketball, tournament, fixture, team, sport, ongoing game',
  icon: 'trophy',
  groups: 'Won, Lost, Next',
  fields: `
    Against | text | Harbour United
    Date | date | Sat 21 Nov
    Kick-off | time | 15:30
    Place | place | Mill fields, pitch 2
    Line-up | choice | 4-3-3 | 4-3-3, 4-4-2, 3-5-2
    Notes | long | Wet pitch, long studs`,
  samples: `
    icon | title | subtitle | value | tone
    trophy | Harbour United | Home, 14 Nov | 3 : 1 | success
    trophy | Linden Rovers | Away, 7 Nov | 2 : 2 | warning
    flag | Mill Street | Home, 31 Oct | 0 : 1 | danger
    trophy | East End | Away, 24 Oct | 4 : 2 | success
    trophy | Park View | Home, 17 Oct | 1 : 0 | success`,
  about: 'Pressed high for twenty minutes, then let them come. Both late goals came over the left.',
  facts: '3 : 1 | Result\n58 % | Ball\n11 | Shots',
  figures: '2nd | In the table | +1\n21 | Points\n7 : 2 | Won and lost',
  hero: 'Saturday, 15:30 | Against Harbour United | Mill fields, pitch 2, 14 have said yes | Line-up',
  tip: 'Rain until noon on Saturday | Long studs, says Tomás',
  trend: 'Points this season | 21 | +3',
  data: [1, 4, 4, 7, 10, 11, 14, 17, 18, 21],
  labels: ['Sep', 'Oct', 'Nov'],
  use: 'See line-up',
})
