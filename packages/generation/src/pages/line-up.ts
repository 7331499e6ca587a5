import { definePage } from './page.ts'

export const lineUp = definePage({
  id: 'line-up',
  said: 'line-up, line up, lineup, starting eleven, pick line up, line-up for next match, team sheet, formation, starting line-up, starting lineup',
  unless: /\b(?:concert|festival|band|fantasy|livescore|live scores|stage)\b/i,
  within: /\b(?:football|soccer|futsal)\b/i,
  name: 'Line-up',
  icon: 'users',
  line: '4-3-3 for Saturday',
  content: `
    chips Formation | 4-3-3, 4-4-2, 3-5-2
    people Goal and defence
    - Tomás | Goal | 1
    - Kim | Right back | 2
    - Omar | Centre back, captain | 4
    - Yusuf | Centre back | 5
    - Elias | Left back | 3
    people Midfield and attack
    - Mateo | Holding | 6
    - Jonas | Right | 8
    - Ana | Left | 10
    - Noor | Right wing | 7
    - Iris | Centre forward | 9
    - Priya | Left wing | 11
    people On the bench
    - Ruth | Goal | 12
    - Hana | Midfield | 14
    banner clock | Saturday, 15:30, Mill fields | Meet at 14:30, light shirts
  `,
})
