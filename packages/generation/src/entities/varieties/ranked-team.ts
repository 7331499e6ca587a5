import { rankedTeam } from '../ranked-team.ts'
import { defineVarieties } from './variety.ts'

/** Who stands in the table; without these words teams do. */
export const rankedTeamVarieties = defineVarieties(rankedTeam, [
  {
    signs:
      'chess 5, tennis 4, padel 4, squash 4, table tennis 5, ping pong 5, badminton 4, darts 5, players 2, singles 4, golf 4, poker 4, scrabble 5, swiss 4, individual 3',
    one: 'Player',
    many: 'Players',
    icon: 'user',
    groups: 'Overall, This round',
    without: 'Team',
    fields: 'Player | person | Lea Brandt\nPlayed | number | 4\nPoints | text | 3½',
    samples: `
      icon | title | subtitle | value | tone
      trophy | 1. Lea Brandt | 4 played, 3 won | 3½ | success
      user | 2. Omar Haddad | 4 played, 3 won | 3 | success
      user | 3. Kim Osei | 3 played, tie-break 8½ | 2½ | primary
      user | 4. Iris Chen | 3 played, tie-break 8 | 2½ | primary
      user | 5. Yusuf Kaya | 4 played, 2 won | 2 | neutral
      user | 6. Noor Rahman | 3 played, 1 won | 1½ | neutral
      user | 7. Elias Lund | 4 played, 1 won | 1 | danger`,
    about: 'First since the second round, one draw. Meets Omar in the next round.',
    facts: '3½ | Points\n4 | Played\n9 | Tie-break',
    figures: '1st | Lea Brandt\n4 of 7 | Round\n24 | Players',
    hero: 'First place | Lea Brandt | Half a point ahead of Omar | Show games',
    tip: 'Half a point ahead | Lea and Omar meet on Sunday',
    trend: 'Points | 3½ | +1',
    data: [0, 0.5, 1.5, 1.5, 2.5, 2.5, 3.5],
    add: 'Follow player',
  },
])
