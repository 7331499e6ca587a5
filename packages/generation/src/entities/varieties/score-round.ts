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
])
