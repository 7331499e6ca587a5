import { match } from '../match.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** Matches of one sport: five results against the usual five, the choice its line-up has, three numbers of a match, two lines. */
function matches(
  signs: string,
  results: readonly string[],
  choice: string,
  facts: string,
  about: string,
  tip: string,
): VarietySource {
  const against = [
    'Harbour United | Home, 14 Nov',
    'Linden Rovers | Away, 7 Nov',
    'Mill Street | Home, 31 Oct',
    'East End | Away, 24 Oct',
    'Park View | Home, 17 Oct',
  ]
  const tones = ['success', 'danger', 'success', 'success', 'danger']
  return {
    signs,
    fields: `Line-up | choice | ${choice}`,
    samples: [
      'icon | title | subtitle | value | tone',
      ...against.map((line, index) => `trophy | ${line} | ${results[index] ?? ''} | ${tones[index] ?? ''}`),
    ].join('\n'),
    about,
    facts,
    hero: match.hero.overline
      ? `${match.hero.overline} | ${match.hero.title} | Mill fields, hall 2, 12 have said yes | Line-up`
      : '',
    tip,
  }
}

export const matchVarieties = defineVarieties(match, [
  matches(
    'roller derby 9, derby league 8, bout 5, bouts 5, jammer 9, jammers 9',
    ['184 : 142', '121 : 160', '203 : 97', '98 : 133', '155 : 149'],
    'Jammer, two blocks, pivot | Jammer, two blocks, pivot, Jammer, three blocks',
    '184 : 142 | Result\n38 | Jams\n14 | Penalties',
    'Behind until the second half, then four jams without a point for the others. Two sat in the box at the end.',
    'Fourteen may skate on Saturday | Two need one training more',
  ),
  matches(
    'boxing 8, boxers 8, fight night 8, fight nights 8, weigh-in 7, weigh-ins 7, kickboxing 8, bouts 4',
    ['3 : 1', '1 : 2', '2 : 0', '0 : 2', '4 : 2'],
    'Light first | Light first, Heavy first',
    '6 | Bouts\n3 : 1 | Won\n18:00 | Weigh-in',
    'Four of six found an opponent in their class. Weigh-in at six, doctor there, cards with you.',
    'Two have no opponent yet | 60 and 75 kilos',
  ),
  {
    signs:
      'summoner 8, summoners 8, league of legends 10, esports 8, esport 8, dota 10, valorant 10, overwatch 10, fortnite 10, headshots 8, ranked 4, kda 8, champions 5, video game 5, online game 5, pro gamers 8',
    also: 'last game, ranked game, online game',
    groups: 'Ranked, Normal, Won',
    fields: `
      Champion | text | Ahri
      Mode | choice | Ranked | Ranked, Normal, Arena
      Played | date | Thu 19 Nov
      Length | text | 31 min
      Role | choice | Mid | Top, Jungle, Mid, Support
      Notes | long | Warded too late`,
    without: 'Against, Date, Kick-off, Place, Line-up',
    samples: `
      icon | title | subtitle | value | badge | tone
      trophy | Ahri | Today, 8:10, won, ranked | 9 / 2 / 11 | Won | success
      trophy | Nami | Yesterday, 19:40, won, ranked | 4 / 1 / 15 | Won | success
      flag | Garen | Yesterday, 7:55, lost, normal | 2 / 7 / 6 | Lost | danger
      trophy | Vayne | Tue 17 Nov, won, ranked | 12 / 4 / 5 | Won | success
      flag | Ahri | Sat 14 Nov, lost, arena | 3 / 5 / 4 | Lost | danger`,
    about: 'Ahead from minute six and never behind again. Two towers fell after the second dragon.',
    facts: '9 / 2 / 11 | K / D / A\n31 min | Length\n14.2k | Gold',
    figures: 'Gold 2 | Rank | +1\n58 % | Won\n4.1 | KDA',
    hero: 'Last match, today 8:10 | Ahri, won | Ranked, 31 minutes, 9 / 2 / 11 | See match',
    tip: 'Two won in a row | Your best role is mid, with 61 %',
    trend: 'Rank points this season | 1,482 | +36',
    data: [1446, 1452, 1438, 1451, 1463, 1470, 1482],
    use: 'See match',
  },
  matches(
    'volleyball 6, volley 4',
    ['3 : 1', '2 : 3', '3 : 0', '3 : 2', '1 : 3'],
    'Setter one | Setter one, Two setters, Young six',
    '3 : 1 | Sets\n14 | Blocks\n9 | Aces',
    'Lost the first set and served better from then on. The block held in the last ten points.',
    'Hall 2 on Saturday | Net is up from 15:00, says Tomás',
  ),
  matches(
    'basketball 6, netball 6, korfball 6',
    ['78 : 64', '70 : 72', '81 : 66', '69 : 58', '61 : 75'],
    'Zone | Zone, Man to man, Press',
    '78 : 64 | Result\n41 % | Shots in\n33 | Rebounds',
    'Even until half-time, then a run of fourteen points. The bench scored thirty.',
    'Hall 2 on Saturday | Warm-up from 15:00, says Tomás',
  ),
  matches(
    'handball 6',
    ['28 : 24', '22 : 25', '31 : 27', '26 : 21', '23 : 29'],
    '6-0 | 6-0, 5-1, 3-2-1',
    '28 : 24 | Result\n14 | Saves\n6 | Seven metres',
    'Four ahead at half-time and never caught. Fourteen saves, two of them from the line.',
    'Hall 2 on Saturday | Bring the dark kit, says Tomás',
  ),
  matches(
    'hockey 6, floorball 6, ice hockey 8, inline hockey 8, lacrosse 6',
    ['4 : 2', '1 : 3', '5 : 1', '3 : 2', '2 : 6'],
    'First line | First line, Second line, Power play',
    '4 : 2 | Result\n31 | Shots\n6 | Penalty minutes',
    'Two goals in the last third, both after a quick change. The goalkeeper kept them in it.',
    'Ice from 18:45 on Saturday | Dark shirts, says Tomás',
  ),
  matches(
    'rugby 6, american football 8, flag football 8, gaelic 6',
    ['24 : 17', '12 : 19', '31 : 10', '20 : 18', '7 : 26'],
    'Fifteen | Fifteen, Sevens, Young pack',
    '24 : 17 | Result\n3 | Tries\n11 | Penalties',
    'Three tries from the line-out and a dry last quarter. Tackles held on their own line.',
    'Rain until noon on Saturday | Long studs, says Tomás',
  ),
  matches(
    'cricket 6',
    ['142 for 6', '98 all out', '187 for 4', '131 for 7', '104 all out'],
    'Bat first | Bat first, Bowl first',
    '142 for 6 | Innings\n7.1 | Run rate\n3 | Wickets, Omar',
    'Chased 139 with eight balls to spare. Ninety for the third wicket.',
    'Covers off at eleven | Dry ball until tea, says Tomás',
  ),
  matches(
    'baseball 6, softball 6, rounders 6',
    ['6 : 3', '2 : 4', '9 : 5', '5 : 1', '3 : 7'],
    'Right-handers | Right-handers, Left-handers, Mixed',
    '6 : 3 | Result\n9 | Hits\n1 | Errors',
    'Three runs in the fifth and a quiet ninth. One error, at short.',
    'Batting practice at 14:00 | Snacks are with the Reys',
  ),
  matches(
    'tennis 6, badminton 6, table tennis 8, squash 6, padel 6, pickleball 6',
    ['6 : 3', '4 : 5', '7 : 2', '5 : 4', '3 : 6'],
    'Singles first | Singles first, Doubles first',
    '6 : 3 | Result\n4 | Singles won\n2 | Doubles won',
    'Four of six singles, and both doubles in the third set.',
    'Court 4 on Saturday | New balls are with Tomás',
  ),
  matches(
    'water polo 8, waterpolo 8',
    ['11 : 8', '7 : 9', '12 : 6', '9 : 8', '6 : 10'],
    'Zone | Zone, Press, Counter',
    '11 : 8 | Result\n9 | Saves\n4 of 6 | Man up',
    'Even after three quarters, then four goals from the counter.',
    'Pool from 18:00 on Saturday | White caps, says Tomás',
  ),
])
