import { definePage } from './page.ts'

export const clubTournaments = definePage({
  id: 'club-tournaments',
  said: 'tournaments, tournament calendar, competitions, club championships, club tournaments, tournament sign up, competition calendar, club competitions',
  unless: /bracket|^(?:an? )?tournament/i,
  within:
    /\b(?:golf|tennis|padel|chess|squash|badminton|table tennis|fishing|riding|shooting|sailing|bridge|darts|archery|climbing) (?:club|course|society|hall|cent(?:er|re)|gym|association)\b/i,
  name: 'Tournaments',
  icon: 'trophy',
  line: 'Next on 28 November',
  content: `
    rows Coming
    - trophy | Autumn cup | Sat 28 Nov, 10:00 | | 6 free
    - flag | Friday round | Fri 4 Dec, 16:00 | | Full
    - users | Parents and children | Sun 13 Dec, 11:00 | | 9 free
    rows Results
    - star | Club championship | 1. Iris, 2. Omar, 3. Kim | Sept
    - star | Summer pairs | 1. Lea and Tomás | July
    switches Me
    - When lists open
    button check | Join the autumn cup
  `,
})
