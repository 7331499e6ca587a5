import { definePage } from './page.ts'

export const scorecard = definePage({
  id: 'scorecard',
  said: 'scorecard, score card, scorecards, digital scorecard, golf scorecard, enter scores, score entry',
  within: /\bgolf (?:club|course|resort)|\bminigolf\b/i,
  name: 'Scorecard',
  icon: 'flag',
  line: 'Three over par after nine',
  content: `
    hero 39 after nine | Three over par
    rows Front nine
    - flag | 1, par 4 | 342 m | 5
    - flag | 2, par 3 | 148 m | 3
    - flag | 3, par 5 | 468 m | 6
    - flag | 4, par 4 | 318 m | 4
    - flag | 5, par 4 | 365 m | 5
    fields
    - Hole 10, par 4 | number | 4
    - Putts | number | 2
    people Your flight
    - Lea | Handicap 14 | 41
    - Omar | Handicap 22 | 46
    - Kim | Handicap 18 | 43
    button check | Save hole
  `,
})
