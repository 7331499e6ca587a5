import { definePage } from './page.ts'

export const leagueTable = definePage({
  id: 'league-table',
  said: 'table, league table, standings, table of the league, league standings',
  unless: /book a table|reserve/i,
  within:
    /\b(?:football|soccer|handball|hockey|rugby|volleyball|basketball|baseball|cricket|water polo|table tennis|badminton|tennis|chess) (?:club|team|association)\b/i,
  name: 'Table',
  icon: 'trophy',
  line: 'Second, two points behind',
  content: `
    hero 2nd | 21 points from eleven games
    rows District league
    - trophy | 1. Harbour United | 11 games, 24 : 9 | 23
    - flag | 2. Us | 11 games, 22 : 11 | 21
    - flag | 3. Linden Rovers | 11 games, 19 : 12 | 20
    - flag | 4. Mill Street | 11 games, 17 : 15 | 16
    - flag | 5. East End | 10 games, 14 : 16 | 13
    - flag | 6. Old Dairy | 11 games, 9 : 20 | 7
    timeline Next
    - Saturday, 15:30 | Harbour United, at home
    - Sat 28 Nov, 14:00 | East End, away
  `,
})
