import { definePage } from './page.ts'

export const squad = definePage({
  id: 'squad',
  said: 'squad, team squad, our squad, player list, roster, team roster, line-up and squad, first team, squad list',
  unless: /scout|coach app|fantasy|statistics|track/i,
  within:
    /\b(?:football|soccer|handball|hockey|rugby|volleyball|basketball|baseball|cricket|water polo) (?:club|team|association)\b/i,
  name: 'Squad',
  icon: 'users',
  line: '22 players, two are injured',
  content: `
    people Goal
    - Tomás | Number 1 | 9 games
    - Elias | Number 12 | 2 games
    people Defence
    - Omar | Number 4, captain | 11 games
    - Kim | Number 5 | 10 games
    - Yusuf | Number 3 | Injured
    people Midfield
    - Mateo | Number 8 | 11 games
    - Jonas | Number 10 | 4 goals
    people Forward
    - Iris | Number 9 | 7 goals
    - Noor | Number 11 | 3 goals
  `,
})
