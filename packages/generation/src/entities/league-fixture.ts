import { defineEntity } from '../entity.ts'
import { rankedTeam } from './ranked-team.ts'

export const leagueFixture = defineEntity({
  id: 'league-fixture',
  one: 'Match',
  many: 'Fixtures',
  words: 'league fixture, league match, league game',
  icon: 'trophy',
  groups: 'Next, Played, My team',
  fields: `
    Home | text | The Owls
    Away | text | Six Knots
    Date | date | Sun 22 Nov
    Time | time | 10:30
    Place | place | Mill fields, pitch 2
    Result | text | 2 : 1
    Referee | person | Omar Haddad`,
  samples: `
    icon | title | subtitle | value | badge | tone
    calendar | The Owls, Six Knots | Sun 22 Nov, Mill fields | 10:30 | Round 15 | primary
    calendar | Late Shift, East End | Sun 22 Nov, Old dairy | 12:15 | Round 15 | primary
    calendar | Paper Tigers, Mill Street | Sun 22 Nov, Harbour gate | 14:00 | Round 15 | primary
    check | Six Knots, Late Shift | Sun 15 Nov, Mill fields | 2 : 2 | Final | neutral
    check | East End, The Owls | Sun 15 Nov, Station park | 0 : 3 | Final | success
    check | Mill Street, Old Dairy | Sun 15 Nov, Mill fields | 4 : 1 | Final | neutral`,
  about: 'First against third. The Owls have not lost at home since April, Six Knots have won four in a row.',
  facts: '10:30 | Start\nRound 15 | Season\nMill fields | Place',
  figures: '1st | The Owls | +1\n32 | Points\n15 of 22 | Rounds',
  hero: 'Sunday, 10:30 | The Owls, Six Knots | Mill fields, pitch 2, first against third | See match',
  tip: 'Round 15 on Sunday | Three matches, all before 16:00',
  trend: 'Points this season | 32 | +3',
  data: [3, 6, 7, 10, 13, 16, 19, 23, 29, 32],
  labels: ['Sep', 'Oct', 'Nov'],
  add: 'Enter result',
  use: 'Enter result',
})

/** Who has scored most, of all teams. */
export const leagueScorer = defineEntity({
  id: 'league-scorer',
  one: 'Scorer',
  many: 'Scorers',
  words: 'league scorer',
  icon: 'star',
  groups: 'Top ten, My team',
  fields: `
    Name | person | Iris Chen
    Team | text | The Owls
    Scored | number | 18`,
  samples: `
    avatar | title | subtitle | value
    Omar Haddad | Omar Haddad | The Owls, 14 matches | 18
    Kim Osei | Kim Osei | Late Shift, 14 matches | 15
    Jonas Weber | Jonas Weber | Six Knots, 13 matches | 11
    Mateo Silva | Mateo Silva | The Owls, 12 matches | 9
    Elias Lund | Elias Lund | Mill Street, 14 matches | 8
    Yusuf Kaya | Yusuf Kaya | East End, 11 matches | 6`,
  about: 'Eighteen in fourteen matches, five of them in the last round before the break.',
  facts: '18 | Scored\n14 | Matches\n1st | Place',
  figures: '18 | Omar Haddad\n3 | Ahead of Kim',
  tip: 'Three ahead | Omar leads before Kim with eight rounds to go',
})

/** The teams of a league. */
export const leagueTeam = defineEntity({
  id: 'league-team',
  one: 'Team',
  many: 'Teams',
  words: 'league team',
  icon: 'shield',
  groups: 'Top half, My team',
  fields: `
    Team | text | The Owls
    Ground | place | Mill fields
    Captain | person | Omar Haddad
    Colours | text | Green and white`,
  samples: `
    icon | title | subtitle | meta
    shield | The Owls | Mill fields, green and white | Yours
    shield | Late Shift | Old dairy, navy | 18 players
    shield | Six Knots | Stone pier, red | 16 players
    shield | Mill Street | Mill fields, yellow | 19 players
    shield | Paper Tigers | Harbour gate, orange | 14 players
    shield | East End | Station park, black | 17 players`,
  about: 'Founded in 2009 at the bus depot. Green and white, plays at Mill fields.',
  facts: '1st | Place\n32 | Points\n18 | Players',
  figures: '8 | Teams\n142 | Players',
  tip: 'Eight teams | Two move up in spring',
})

/** The table of a league of teams, whatever single players have where they rank alone. */
export const leagueTable = { ...rankedTeam, id: 'league-table', words: ['league table row'] }
