import { defineEntity } from '../entity.ts'

export const rankedTeam = defineEntity({
  id: 'ranked-team',
  one: 'Team',
  many: 'Teams',
  words: 'league table, standings',
  icon: 'shield',
  groups: 'Overall, Home, Away',
  fields: `
    Team | text | The Owls
    Played | number | 14
    Points | number | 32`,
  samples: `
    icon | title | subtitle | value | tone
    trophy | 1. The Owls | 14 played, +19 | 32 | success
    shield | 2. Late Shift | 14 played, +15 | 30 | success
    shield | 3. Six Knots | 14 played, +9 | 27 | primary
    shield | 4. Mill Street | 13 played, +4 | 22 | primary
    shield | 5. Paper Tigers | 14 played, −2 | 19 | neutral
    shield | 6. East End | 14 played, −8 | 14 | neutral
    shield | 7. Old Dairy | 13 played, −16 | 9 | danger`,
  about: 'First since September, unbeaten at home. The next two matches are away.',
  facts: '32 | Points\n14 | Played\n+19 | Difference',
  figures: '1st | The Owls\n14 | Rounds\n8 | Rounds left',
  hero: 'First place | The Owls | Two points ahead of Late Shift | Show matches',
  tip: 'Two points ahead | Late Shift has the same number of matches',
  trend: 'Points | 32 | +3',
  data: [14, 17, 20, 23, 26, 29, 32],
  add: 'Follow team',
  use: 'Follow',
})
