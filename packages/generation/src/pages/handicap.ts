import { definePage } from './page.ts'

export const handicap = definePage({
  id: 'handicap',
  said: 'handicap, handicap index, handicap tracking, my handicap, handicap tracker, handicap history',
  within: /\bgolf (?:club|course|resort|society)/i,
  name: 'Handicap',
  icon: 'trend',
  line: '18.4, down by 0.6',
  content: `
    hero 18.4 | Down by 0.6 since summer
    chart This year | 21,20,20,19,19,18 | M,J,J,A,S,N
    timeline Rounds that count
    - 88 strokes | Harbour Links, 14 November
    - 91 strokes | Mill Park, 1 November
    - 86 strokes | Harbour Links, 18 October
    - 93 strokes | Lakeside, 4 October
    rows For today
    - flag | From yellow | Course handicap | 20
    - flag | From red | Course handicap | 22
  `,
})
