import { clubDate } from '../club-date.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

const marks = [
  ['You come', 'success'],
  ['Open', 'warning'],
  ['5 come', 'neutral'],
  ['Open', 'warning'],
  ['6 left', 'primary'],
  ['Vote', 'primary'],
] as const

/** What those who belong together meet for: six dates as "icon | title | when and where", where, and what one brings. */
function dates(signs: string, place: string, lines: string, bring: string): VarietySource {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const [first = [], second = []] = rows
  return {
    signs,
    fields: `
      Title | text | ${second[1] ?? ''}
      Place | place | ${place}
      Notes | long | ${bring}`,
    samples: [
      'icon | title | subtitle | badge | tone',
      ...rows.map(
        ([icon = '', title = '', line = ''], index) =>
          `${icon} | ${title} | ${line} | ${marks[index]?.[0] ?? ''} | ${marks[index]?.[1] ?? ''}`,
      ),
    ].join('\n'),
    about: `${bring}. Those who cannot come tell the others until noon.`,
    facts: `${/\d{1,2}:\d{2}/.exec(first[2] ?? '')?.[0] ?? '19:00'} | Starts\n14 | Coming\n3 h | Takes`,
    hero: `Thursday | ${first[1] ?? ''} | ${first[2] ?? ''}, 14 are coming | I am coming`,
    tip: `${second[1] ?? ''} comes next | ${second[2] ?? ''}`,
    trend: 'Come on average | 14 | +2',
  }
}

export const clubDateVarieties = defineVarieties(clubDate, [
  dates(
    'tabletop 8, roleplaying 8, role-playing 8, dungeons 8, rpg 8, larp 8, game masters 6',
    'Cellar room',
    `
      game | The salt mines, session 14 | Thu 19 Nov, 19:00 · Cellar room
      users | New heroes, first session | Sat 21 Nov, 15:00 · Library
      map | Night of the one-shots | Fri 27 Nov, 18:00 · Cellar room
      game | The salt mines, session 15 | Thu 3 Dec, 19:00 · Cellar room
      palette | Painting miniatures together | Sun 6 Dec, 14:00 · Small hall
      check | Annual meeting, with pizza | Fri 15 Jan, 19:00 · Cellar room`,
    'Bring dice and something to share',
  ),
  dates(
    'running 8, runners 8, jogging 8, walking 6, hiking 8, nordic walking 8, cycling 8, bike 4, triathlon 8, rowing 6',
    'Mill bridge',
    `
      run | Easy round, 8 km | Tue 24 Nov, 18:30 · Mill bridge
      run | Hills, six times | Thu 26 Nov, 18:30 · Castle lane
      map | Long one with a break | Sat 28 Nov, 9:00 · Station
      users | First time? Slow group | Tue 1 Dec, 18:30 · Mill bridge
      flag | Race in Ghent, by train | Sun 6 Dec, 7:40 · Platform 2
      cake | Soup and plans for spring | Fri 11 Dec, 19:00 · Old dairy`,
    'Bring a lamp, and something dry for afterwards',
  ),
  dates(
    'chess 8, bridge club 8, go club 8, board game 6, skat 8, doppelkopf 8, mahjong 8, scrabble 8, card game 6, darts 8, billiards 8, quiz team 6',
    'Small hall',
    `
      game | Club night, free games | Thu 19 Nov, 19:00 · Small hall
      trophy | League, round 4, away | Sun 22 Nov, 10:00 · Linden school
      users | Evening for beginners | Tue 24 Nov, 18:00 · Small hall
      clock | Blitz, five minutes each | Thu 26 Nov, 19:00 · Small hall
      flag | Open tournament in Ghent | Sat 5 Dec, 8:15 · Station
      check | Annual meeting | Fri 15 Jan, 19:00 · Old dairy`,
    'Boards are there, bring a clock if you have one',
  ),
  dates(
    'babysitting 10, babysitters 8, childcare 8, playgroup 8, nannies 6',
    'At the Reys',
    `
      heart | Evening at the Reys, two children | Fri 20 Nov, 19:00 · 4 points
      clock | Afternoon, baby of Lea | Sat 21 Nov, 14:00 · 3 points
      moon | Overnight at the Oseis | Sat 28 Nov, 18:00 · 8 points
      book | Fetch Ida from school | Tue 24 Nov, 12:30 · 1 point
      cake | All families, with soup | Sun 29 Nov, 16:00 · Old dairy
      check | Points and rules for 2027 | Thu 10 Dec, 20:00 · At the Vogts`,
    'Number of the neighbours is on the fridge, bedtime is at eight',
  ),
  dates(
    'parents association 10, parent teacher 10, school association 8, pta 8, parents council 8, bake sale 6',
    'School kitchen',
    `
      cake | Bake sale at the open day | Sat 21 Nov, 10:00 · Hall
      users | Parents' evening | Tue 24 Nov, 19:00 · Room 12
      shirt | Uniform swap | Thu 26 Nov, 15:00 · Corridor
      tools | Paint the playground house | Sat 28 Nov, 9:30 · Yard
      flag | Winter fair | Fri 4 Dec, 15:00 · Hall and yard
      check | Annual meeting | Thu 14 Jan, 19:00 · Room 12`,
    'Bring a knife, napkins and change in small coins',
  ),
  dates(
    'allotment 8, gardening club 8, garden club 8, horticultural 8, community garden 8, orchard 6',
    'Tool shed',
    `
      leaf | Work day: paths and hedges | Sat 21 Nov, 10:00 · Tool shed
      tools | Water off, pipes emptied | Mon 23 Nov, 9:00 · All plots
      users | Viewing for the waiting list | Thu 26 Nov, 16:00 · Gate
      leaf | Compost and leaves, bring sacks | Sat 28 Nov, 10:00 · North corner
      flag | Seed swap | Sat 16 Jan, 14:00 · Clubhouse
      check | Annual meeting | Fri 22 Jan, 19:00 · Clubhouse`,
    'Gloves and soup are there, bring a mug',
  ),
  dates(
    'knitting 8, crochet 8, sewing 8, quilting 8, painting 6, pottery 6, craft 5, embroidery 8, reading 5, book club 6, writing 5, poetry 6, photography 6, photo club 8, film club 6',
    'Mill Café',
    `
      heart | Evening with tea | Thu 19 Nov, 19:00 · Mill Café
      users | First steps for newcomers | Tue 24 Nov, 18:00 · Library
      bulb | Show what you are at | Thu 26 Nov, 19:00 · Mill Café
      flag | Trip to the fair in Ghent | Sat 28 Nov, 8:15 · Station
      cake | Christmas table, for a good cause | Sat 5 Dec, 10:00 · Market
      check | Plans for next year | Fri 15 Jan, 19:00 · Old dairy`,
    'Bring what you are working on, there is enough light',
  ),
  dates(
    'swimming 8, swim club 8, swim team 8, water polo 8, synchronised swimming 8, diving club 7, lifeguards 7',
    'Indoor pool',
    `
      wave | Training, group B | Tue 24 Nov, 17:00 · Indoor pool
      wave | Technique, starts and turns | Thu 26 Nov, 17:30 · Lanes 3 to 5
      trophy | Autumn meet, 120 swimmers | Sat 28 Nov, 9:00 · Olympic pool
      users | Timekeepers wanted | Sat 28 Nov, 8:15 · Olympic pool
      wave | Badge day for the little ones | Sun 6 Dec, 10:00 · Indoor pool
      check | Annual meeting | Fri 15 Jan, 19:00 · Clubhouse`,
    'Bring two towels and something warm',
  ),
  dates(
    'football 7, soccer 7, handball 8, volleyball 8, basketball 8, hockey 8, rugby 8, futsal 8, floorball 8, ball sports 8',
    'Sports ground',
    `
      target | Training, under 14 | Tue 24 Nov, 17:30 · Pitch 2
      target | Training, first team | Thu 26 Nov, 19:00 · Pitch 1
      trophy | Home match, Mill Street | Sat 28 Nov, 14:00 · Pitch 1
      car | Away match, three cars wanted | Sun 6 Dec, 10:30 · East End
      cake | Christmas party with raffle | Fri 18 Dec, 18:00 · Clubhouse
      check | Annual meeting | Fri 15 Jan, 19:00 · Clubhouse`,
    'Boots for wet grass, and the blue shirts',
  ),
  dates(
    'tennis 8, badminton 8, squash 8, table tennis 8, padel 8',
    'Courts 1 to 4',
    `
      trophy | League, round 4, at home | Sat 28 Nov, 10:00 · Courts 1 to 4
      users | Training for everybody | Tue 24 Nov, 18:00 · Court 2
      target | Mixed evening, draw at six | Fri 27 Nov, 18:00 · All courts
      trophy | Club championship, final | Sun 6 Dec, 14:00 · Court 1
      truck | Courts are made ready | Sat 12 Dec, 9:00 · All hands
      check | Annual meeting | Fri 15 Jan, 19:00 · Clubhouse`,
    'New balls are in the box at court 1',
  ),
  dates(
    'judo 8, karate 8, taekwondo 8, aikido 8, martial arts 8, boxing 8, fencing 8, wrestling 8, archery 8, shooting 8, gymnastics 8, athletics 8',
    'Sports hall',
    `
      users | Training, beginners | Tue 24 Nov, 17:00 · Sports hall
      users | Training, advanced | Thu 26 Nov, 18:30 · Sports hall
      trophy | Regional cup | Sat 28 Nov, 9:00 · Hall east
      check | Grading and badges | Sun 6 Dec, 10:00 · Sports hall
      users | Open hour for guests | Tue 8 Dec, 18:00 · Sports hall
      check | Annual meeting | Fri 15 Jan, 19:00 · Small room`,
    'Bring water and your pass',
  ),
  dates(
    'sailing 7, yacht club 8, kayak 7, canoe 7, paddling 7, surf club 8, angling 8, fishing 7, rowing club 9',
    'Boathouse',
    `
      wave | Regatta, two races | Sat 28 Nov, 10:00 · Boathouse
      users | Winter training, ergo | Tue 24 Nov, 18:00 · Boathouse
      truck | Boats come out of the water | Sat 5 Dec, 9:00 · Slipway
      check | Knots and lights, course | Thu 3 Dec, 19:00 · Clubhouse
      cake | Fish soup evening | Fri 11 Dec, 18:30 · Clubhouse
      check | Annual meeting | Fri 15 Jan, 19:00 · Clubhouse`,
    'Life jackets are checked at the door',
  ),
  dates(
    'dog sport 8, dog club 8, agility 8, riding club 8, pony club 8, horse club 8, breeders 7, aquarium club 8',
    'Club meadow',
    `
      paw | Training, beginners | Tue 24 Nov, 17:00 · Club meadow
      paw | Training, course A | Thu 26 Nov, 18:00 · Club meadow
      trophy | Autumn trial | Sat 28 Nov, 9:00 · Club meadow
      users | Fence repair, all hands | Sun 6 Dec, 10:00 · Club meadow
      heart | Talk: what the vet sees | Fri 11 Dec, 19:00 · Clubhouse
      check | Annual meeting | Fri 15 Jan, 19:00 · Clubhouse`,
    'Vaccination card comes along',
  ),
  dates(
    'choir 6, brass band 8, orchestra 7, music society 8, carnival 8, theatre club 7, folk dance 8, majorettes 8',
    'Old dairy',
    `
      music | Rehearsal, all voices | Tue 24 Nov, 19:30 · Old dairy
      music | Rehearsal, new members | Thu 26 Nov, 19:00 · Small hall
      ticket | Advent concert | Sun 6 Dec, 17:00 · Church
      bag | Fitting of the costumes | Sat 28 Nov, 14:00 · Attic
      cake | Cake stand at the market | Sat 12 Dec, 9:00 · Market
      check | Annual meeting | Fri 15 Jan, 19:00 · Small hall`,
    'Bring a pencil and last week’s sheets',
  ),
  dates(
    'sobriety 10, sober 10, recovery 9, addiction 9, twelve step 10, alcoholics 10, narcotics 10, gamblers 10, grief 9, bereaved 9, support group 8, self-help 8, widows 8, survivors 8, carers 6, caregivers 7',
    'Parish hall, side door',
    `
      users | Open meeting | Thu 19 Nov, 19:00 · Parish hall
      heart | First time here? | Sat 21 Nov, 10:00 · Small room
      mic | Speaker: two years on | Tue 24 Nov, 19:00 · Parish hall
      coffee | Coffee, no talk needed | Thu 26 Nov, 16:00 · Mill Café
      phone | By phone, for those away | Sun 29 Nov, 20:00 · Call in
      users | Closed meeting | Thu 3 Dec, 19:00 · Parish hall`,
    'Tea is there, and nobody has to speak',
  ),
  dates(
    'new mothers 10, new mums 10, new moms 10, mothers 7, mums 8, moms 8, new parents 9, babies 8, baby 6, toddlers 8, toddler 7, breastfeeding 9, dads 7, pregnancy 6',
    'Linden house, ground floor',
    `
      baby | Breakfast with babies | Thu 19 Nov, 9:30 · Linden house
      heart | Feeding, with a midwife | Tue 24 Nov, 10:00 · Linden house
      map | Pram walk by the lake | Thu 26 Nov, 10:30 · Mill bridge
      moon | Sleep: what helped us | Wed 2 Dec, 20:00 · Online
      music | Songs on the mat | Fri 4 Dec, 9:30 · Library
      users | Evening without babies | Fri 11 Dec, 19:30 · Blue door`,
    'Bring a blanket; it does not matter when you come',
  ),
  dates(
    'hunting 9, hunters 9, hunting club 10, deer 7, wild boar 8, game keeper 9, shooting syndicate 9, stalking 6',
    'Forest hut',
    `
      tree | Drive, north side | Sat 21 Nov, 7:30 · Forest hut
      tools | Repair the stands | Sat 28 Nov, 9:00 · Oak ridge
      users | Evening sit, six stands | Thu 26 Nov, 15:30 · Forest hut
      check | Safety talk and sight-in | Sun 29 Nov, 10:00 · Range
      fork | Game supper | Fri 11 Dec, 19:00 · Forest hut
      users | Annual meeting, quotas | Fri 15 Jan, 19:00 · Forest hut`,
    'Bring your licence, orange vest and a torch',
  ),
  dates(
    'litter 10, litter picking 10, clean-up 8, cleanup 8, beach clean 10, river clean 10, tree planting 9, conservation 8, river watch 9, rewilding 8',
    'Mill bridge, car park',
    `
      leaf | River bank, north side | Sat 21 Nov, 10:00 · Mill bridge
      map | Station road to the school | Wed 25 Nov, 17:30 · Station
      wave | Beach, both ends | Sun 29 Nov, 9:30 · Harbour gate
      tree | Forty young trees | Sat 5 Dec, 10:00 · Hill street
      users | Soup and plans for spring | Fri 11 Dec, 18:00 · Old dairy
      leaf | New Year's walk with bags | Fri 1 Jan, 11:00 · Mill bridge`,
    'Gloves, pickers and bags are there, bring boots',
  ),
])
