import { scoreRound } from '../score-round.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

const people = ['Lea Brandt', 'Omar Haddad', 'Kim Osei', 'Ana Petrova', 'Iris Chen', 'Tomás Rey']

/** One game at a table or on a lawn: what is said of each player's last turn, and how many points each has. */
function counting(
  signs: string,
  fields: string,
  lines: readonly (readonly [line: string, points: string])[],
  said: { target: string; facts: string; hero: string; about: string; tip: string; round: string },
): VarietySource {
  return {
    signs,
    fields,
    samples: [
      'avatar | title | subtitle | value',
      ...people.map(
        (name, index) =>
          `${name} | ${name.split(' ')[0] ?? ''} | ${lines[index]?.[0] ?? ''} | ${lines[index]?.[1] ?? ''}`,
      ),
    ].join('\n'),
    about: said.about,
    facts: said.facts,
    figures: `${said.round}\n${said.target}\n6 | Players`,
    hero: said.hero,
    tip: said.tip,
    use: 'Enter points',
  }
}

const lawn: VarietySource = {
  signs:
    'petanque 5, pétanque 5, boules 5, bocce 5, cornhole 5, kubb 5, croquet 5, horseshoes 5, table tennis 8, ping pong 4, badminton 4, foosball 4, volleyball 4, two teams 4, teams 1',
  one: 'Match',
  many: 'Matches',
  icon: 'trophy',
  groups: 'Running, Finished',
  without: 'Lowest wins',
  fields: `
    Game | choice | Pétanque | Pétanque, Cornhole, Table tennis, Other
    Team one | text | Lea and Omar
    Team two | text | Kim and Ana
    Target | number | 13`,
  samples: `
    icon | title | subtitle | value | badge | tone
    trophy | Lea, Omar – Kim, Ana | End 7, last one three points | 11 : 9 | Now | success
    flag | Iris – Tomás | Saturday, nine ends | 13 : 7 | Iris | neutral
    flag | Kim, Ana – Lea, Iris | Saturday, eleven ends | 12 : 13 | Lea, Iris | neutral
    flag | Omar – Elias | Thursday, six ends | 13 : 2 | Omar | neutral
    flag | Six of us, three a side | Sunday, twelve ends | 13 : 10 | Linden | neutral
    flag | Noor – Lea | 11 November | 13 : 11 | Noor | neutral`,
  about: 'Seven ends to thirteen. Lea and Omar lead by two, the last end gave three.',
  facts: '11 : 9 | Score\n7 | End\n13 | Target',
  figures: '11 : 9 | Now\n14 | Matches\n9 | Won',
  hero: 'End 7 | Lea and Omar lead 11 : 9 | To thirteen, Kim throws first | Enter points',
  tip: 'Lea and Omar won nine of fourteen | Mostly by less than three',
  trend: 'Points a match | 11 | +1',
  add: 'New match',
  use: 'Enter points',
}

const court: VarietySource = {
  signs: 'tennis 6, padel 6, squash 5, pickleball 6, tennis match 8, umpire 3, sets 1',
  one: 'Match',
  many: 'Matches',
  icon: 'trophy',
  groups: 'Running, Finished',
  without: 'Lowest wins, Target, Played with, Game name, Players',
  fields: `
    Player one | text | Brandt
    Player two | text | Osei
    Sets to win | choice | 2 | 1, 2, 3
    Serves first | choice | Player one | Player one, Player two
    Tie-break at | choice | 6 : 6 | 6 : 6, 8 : 8, None`,
  samples: `
    icon | title | subtitle | value | badge | tone
    trophy | Brandt – Osei | Second set, 4 : 3, 40 : 30 | 6 : 4 | Now | success
    flag | Haddad – Chen | Saturday, two sets | 6 : 3, 7 : 5 | Haddad | neutral
    flag | Petrova – Rey | Saturday, three sets | 4 : 6, 6 : 2, 7 : 6 | Petrova | neutral
    flag | Lund – Silva | Thursday, two sets | 6 : 1, 6 : 4 | Lund | neutral
    flag | Sato – Nair | Sunday, two sets | 7 : 6, 6 : 4 | Sato | neutral
    flag | Kaya – Weber | 11 November | 6 : 0, 6 : 3 | Kaya | neutral`,
  about:
    'Brandt serves for the second set. Four aces, two double faults, sixty-eight percent of first serves in.',
  facts: '4 : 3 | Set 2\n40 : 30 | Game\n68 % | First serve',
  figures: '6 : 4 | First set\n4 | Aces\n68 % | First serve',
  hero: 'Set 2 | Brandt leads 4 : 3 | 40 : 30, Brandt serves | Enter point',
  tip: 'Four aces in this match | Two of them at 30 : 40',
  trend: 'First serve in percent | 68 | +4',
  add: 'New match',
  use: 'Enter point',
}

export const scoreRoundVarieties = defineVarieties(scoreRound, [
  lawn,
  court,
  counting(
    'darts 5, dart 5, 501 5, 301 5, checkout 3',
    'Game | choice | 501 | 301, 501, Cricket\nTarget | number | 501\nDouble out | switch | yes',
    [
      ['Last visit 60, average 48', '81'],
      ['Last visit 45, average 44', '126'],
      ['Last visit 100, average 52', '140'],
      ['Last visit 26, average 39', '184'],
      ['Last visit 41, average 41', '202'],
      ['Last visit 7, average 33', '260'],
    ],
    {
      round: '8 | Visit',
      target: '501 | Game',
      facts: '81 | Left\n48 | Average\n100 | Best visit',
      hero: 'Visit 8 | Lea needs 81 | Triple 19, double 12 | Enter points',
      about: 'Eighty-one left after eight visits, 48 on average. Doubles: one of five.',
      tip: 'Kim had the best visit | A hundred in one go',
    },
  ),
  counting(
    'bowling 5, strikes 5, spares 5, lane 3, mini golf 5, golf 3',
    'Game | choice | Ten frames | Ten frames, Mini golf, Other\nPlayers | number | 6',
    [
      ['Spare in frame 7', '128'],
      ['Strike in frame 7', '121'],
      ['Eight pins', '104'],
      ['Open frame', '96'],
      ['Two strikes so far', '91'],
      ['Gutter twice', '62'],
    ],
    {
      round: '7 | Frame',
      target: '300 | At most',
      facts: '128 | Points\n7 | Frame\n3 | Spares',
      hero: 'Frame 8 | Lea leads with 128 | Omar has a strike behind him | Enter points',
      about: 'Seven frames, three spares and a strike. At this rate about 180 in the end.',
      tip: 'Iris had two strikes in a row | First time this year',
    },
  ),
  {
    signs: 'archery 8, archer 8, arrows 8, arrow 7, target face 8, target faces 8, quiver 6, longbow 6',
    one: 'Round',
    many: 'Rounds',
    icon: 'target',
    groups: 'Practice, Club, Contest',
    without: 'Lowest wins, Played with, Players, Target, Game name',
    fields: `
      Target face | choice | 80 cm | 122 cm, 80 cm, 60 cm, 40 cm
      Distance | choice | 30 m | 18 m, 30 m, 50 m, 70 m
      Arrows per end | choice | 6 | 3, 6
      Bow | choice | Recurve | Recurve, Compound, Longbow
      Date | date | Thu 19 Nov
      Notes | long | Wind from the left, release too early`,
    samples: `
      icon | title | subtitle | value | badge | tone
      target | End 6 | X, 10, 10, 9, 9, 8 | 56 | Best | success
      target | End 5 | 10, 9, 9, 8, 8, 7 | 51 | 30 m | primary
      target | End 4 | 10, 10, 9, 9, 8, 6 | 52 | 30 m | primary
      target | End 3 | 9, 9, 8, 8, 7, 5 | 46 | 30 m | warning
      target | End 2 | 10, 9, 9, 9, 8, 8 | 53 | 30 m | primary
      target | End 1 | 9, 9, 8, 8, 8, 7 | 49 | 30 m | neutral`,
    about:
      'Six ends of six arrows at thirty metres. The last was the best: an X, two tens, nothing below eight.',
    facts: '307 | Points\n8.5 | Average\n36 | Arrows',
    figures: '307 | Today\n8.5 | Average an arrow | +0.2\n36 | Arrows',
    hero: 'End 7 of 12 | 307 points | 8.5 an arrow, 0.2 better than last week | Enter arrows',
    tip: 'Your groups move to the left | Six of the last ten lie there',
    trend: 'Average an arrow | 8.5 | +0.2',
    data: [7.9, 8.0, 8.1, 8.1, 8.3, 8.3, 8.5],
    labels: ['F', 'S', 'S', 'M', 'T', 'W', 'T'],
    add: 'New round',
    use: 'Enter arrows',
  },
  {
    signs: 'cricket 8, overs 7, wickets 8, wicket 8, batting 7, bowling figures 8, innings 6',
    one: 'Innings',
    many: 'Batting',
    icon: 'trophy',
    groups: 'Batting, Bowling, Out',
    without: 'Lowest wins, Played with, Target, Game name, Players',
    fields: `
      Batting | text | Mill Street XI
      Bowling | text | Harbour Ramblers
      Overs | choice | 20 | 10, 20, 40, 50
      Bowling figures | text | 2 for 26
      Toss won by | choice | Batting | Batting, Bowling
      Ground | place | Linden meadow`,
    samples: `
      avatar | title | subtitle | value
      Lea Brandt | Lea, not out | 41 balls, five fours, one six | 54
      Omar Haddad | Omar, not out | 18 balls, two fours | 22
      Kim Osei | Kim, caught Rey, bowled Lund | 29 balls, six fours | 37
      Ana Petrova | Ana, run out | 6 balls | 4
      Iris Chen | Iris, bowled Sato | 9 balls, one four | 8
      Tomás Rey | Tomás, bowling | 4 overs, 2 wickets for 26 | 2/26`,
    about: '128 for 3 after 16.2 overs, 7.8 an over. Lea needs six more for her best of the year.',
    facts: '128/3 | Score\n16.2 | Overs\n7.8 | Run rate',
    figures: '128/3 | Score\n16.2 | Overs\n3 | Wickets',
    hero: 'Over 17, ball 3 | 128 for 3 | Lea 54, Omar 22, 34 needed from 22 balls | Enter ball',
    tip: 'Tomás bowls best | Two wickets for 26 in four overs',
    trend: 'Runs an over | 7.8 | +0.6',
    data: [5, 6, 9, 4, 8, 11, 10],
    labels: ['11', '12', '13', '14', '15', '16', '17'],
    add: 'New match',
    use: 'Enter ball',
  },
])
