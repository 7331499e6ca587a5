import { rankedTeam } from '../ranked-team.ts'
import { defineVarieties } from './variety.ts'

/** Who stands in the table; without these words teams do. */
export const rankedTeamVarieties = defineVarieties(rankedTeam, [
  {
    signs:
      'knockout 7, bracket 6, brackets 6, tournament 5, group stage 7, cup 3, semi-final 6, elimination 6',
    groups: 'Group A, Group B',
    fields: 'Team | text | The Owls\nPlayed | number | 3\nPoints | number | 9',
    samples: `
      icon | title | subtitle | value | tone
      trophy | 1. The Owls | Group A, 3 played, +7 | 9 | success
      shield | 2. Late Shift | Group B, 3 played, +5 | 7 | success
      shield | 3. Six Knots | Group A, 3 played, +2 | 6 | primary
      shield | 4. Room 12 | Group B, 3 played, +1 | 6 | primary
      shield | 5. Paper Tigers | Group B, 3 played, −1 | 4 | neutral
      shield | 6. Mill Street | Group A, 3 played, −4 | 1 | neutral
      shield | 7. The Anglers | Group A, 3 played, −8 | 0 | danger`,
    about: 'Three wins in the group and one in the quarter-final. The semi-final is at four.',
    facts: '9 | Points\n3 | Played\n+7 | Goals',
    figures: '1st | The Owls\n3 of 3 | Group matches\n8 | Teams',
    hero: 'First in group A | The Owls | Nine points, seven goals ahead | Show matches',
    tip: 'The groups are decided | Eight teams go on',
    trend: 'Points | 9 | +3',
    data: [0, 3, 3, 6, 6, 9, 9],
  },
  {
    signs:
      'formula 5, f1 6, motogp 6, grand prix 5, drivers 3, constructors 4, rally 4, motorsport 5, nascar 6',
    one: 'Driver',
    many: 'Drivers',
    icon: 'trophy',
    groups: 'Drivers, Teams',
    without: 'Team',
    fields: 'Driver | person | Kim Osei\nRaces | number | 18\nPoints | number | 312',
    samples: `
      icon | title | subtitle | value | tone
      trophy | 1. Osei | Paper Tigers, 7 wins | 312 | success
      flag | 2. Sato | Six Knots, 5 wins | 288 | success
      flag | 3. Silva | The Owls, 3 wins | 241 | primary
      flag | 4. Brandt | Six Knots, 2 wins | 206 | primary
      flag | 5. Haddad | Late Shift, 1 win | 174 | neutral
      flag | 6. Petrova | The Owls | 139 | neutral`,
    about: 'First since the race in June. Seven wins, twice out with the engine.',
    facts: '312 | Points\n7 | Wins\n18 | Races',
    figures: '1st | Osei\n18 of 22 | Races\n24 | Ahead',
    hero: 'First place | Osei | 24 points ahead of Sato | Show races',
    tip: '24 points ahead | Four races are left',
    trend: 'Points | 312 | +25',
  },
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
