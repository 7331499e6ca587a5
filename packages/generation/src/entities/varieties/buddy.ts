import { buddy } from '../buddy.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

const people = [
  ['Tomás Rey', 'Tomás, 0.8 km', '92 %', 'success'],
  ['Hana Sato', 'Hana, 1.4 km', '88 %', 'success'],
  ['Ruth Adeyemi', 'Ruth, 2.1 km', '81 %', 'primary'],
  ['Elias Lund', 'Elias, 2.6 km', '77 %', 'primary'],
  ['Priya Nair', 'Priya, 3.0 km', '74 %', 'primary'],
  ['Yusuf Kaya', 'Yusuf, 3.8 km', '70 %', 'neutral'],
] as const

/** People for one doing: what six of them say of themselves, where one meets, and a line about the first. */
function company(
  signs: string,
  plays: string,
  lines: readonly string[],
  meeting: string,
  about: string,
): VarietySource {
  return {
    signs,
    without: 'Likes',
    fields: `
      Speaks or does | text | ${lines[0] ?? ''}
      About you | long | ${about}`.replace('Speaks or does', plays),
    samples: [
      'avatar | title | subtitle | badge | tone',
      ...people.map(
        ([name, title, match, tone], index) =>
          `${name} | ${title} | ${lines[index] ?? ''} | ${match} | ${tone}`,
      ),
    ].join('\n'),
    about,
    hero: `Thursday, 18:30 | ${meeting} | Tomás said yes on Tuesday | Open chat`,
  }
}

export const buddyVarieties = defineVarieties(buddy, [
  company(
    'musicians 6, musician 6, bandmates 6, band members 6, jam 5, jam sessions 5, instruments 4, singer 4, drummer 4, producers 4',
    'Plays',
    [
      'Bass and synths, dream pop',
      'Sings and writes, folk',
      'Drums, post-punk, has a van',
      'Cello and loops, ambient',
      'Guitar, soul, 12 years',
      'Mixes and produces, any genre',
    ],
    'Jam with Tomás, room 2',
    'Plays bass on two records and synths on none yet. Looks for a voice, and for a drummer who listens.',
  ),
  company(
    'volleyball 6, beach volleyball 8, beach volley 8, spikeball 6, footvolley 6',
    'Plays',
    [
      'Blocks, level B, evenings',
      'Sets, level A, Saturdays',
      'Beginner plus, mornings',
      'Defends, level B, any time',
      'Left side, level C, Sundays',
      'Serves hard, level B',
    ],
    'Two on two with Tomás, court 3',
    'Level B, blocks better than he sets. Brings the ball and the line, plays in the rain.',
  ),
  company(
    'tennis, padel, badminton, squash, pickleball, table tennis, ping pong, opponent, sport, sports',
    'Plays',
    [
      'Padel, level 3.5, evenings',
      'Tennis, level 4, Saturdays',
      'Badminton, level 3, mornings',
      'Tennis, level 3.5, any time',
      'Padel, level 3, Sundays',
      'Squash, level 4, evenings',
    ],
    'Padel with Tomás, court 2',
    'Level 3.5 and honest about it. Left-handed, brings balls, never cancels for rain.',
  ),
  company(
    'run, running, runner, jogging, cycling, gym, workout, hiking, climbing, climb, swim, yoga, walking',
    'Does',
    [
      'Runs 6:00 a km, evenings',
      'Gym, strength, Saturdays',
      'Long walks, mornings',
      'Climbs 6a, any time',
      'Cycles 60 km, Sundays',
      'Runs 5:20 a km, evenings',
    ],
    'Easy 8 km with Tomás',
    'Eight kilometres at a pace where one can still talk. Better in company, worse in August.',
  ),
  company(
    'language, languages, tandem, native speakers, speak, pen pal, pen pals, penpal',
    'Languages',
    [
      'Speaks Portuguese, learns German',
      'Speaks Japanese, learns English',
      'Speaks English, learns Spanish',
      'Speaks Norwegian, learns French',
      'Speaks Hindi, learns Italian',
      'Speaks Turkish, learns Dutch',
    ],
    'Half an hour each with Tomás',
    'Half an hour in each language, over coffee or on a walk. Patient with grammar, strict with tea.',
  ),
  company(
    'vegan, vegans, vegetarian, foodies, food, restaurant',
    'Eats',
    [
      'Vegan, ramen first, evenings',
      'Vegan for nine years, bakes',
      'Plant-based, hates coriander',
      'Vegetarian, cooks Thai',
      'Vegan, raw in summer',
      'Curious, brings dessert',
    ],
    'Ramen with Tomás',
    'Knows every oat cappuccino within two kilometres and ranks them honestly.',
  ),
  company(
    'study, exam, exams, homework, students, university, campus, thesis',
    'Studies',
    [
      'Statistics II, evenings',
      'Anatomy, Saturdays',
      'Contract law, mornings',
      'Linear algebra, any time',
      'Chemistry, Sundays',
      'Databases, evenings',
    ],
    'Statistics with Tomás, library',
    'Second attempt at statistics, with colour-coded cards and a lot of tea.',
  ),
  company(
    'travel, traveler, travellers, backpackers, trip, hostel',
    'Goes to',
    [
      'Lisbon, 3 to 8 December',
      'Slovenia by train, January',
      'Marrakesh, ten days',
      'Norway in a van, May',
      'Japan, three weeks',
      'Sicily, half term',
    ],
    'Coffee about Lisbon with Tomás',
    'Slow trains, early mornings, one museum a day at most. Shares rooms but not snacks.',
  ),
  company(
    'band, musician, musicians, jam, music',
    'Plays',
    [
      'Bass, indie, Tuesdays',
      'Drums, jazz, evenings',
      'Voice, soul, Sundays',
      'Guitar, folk, any time',
      'Keys, funk, Thursdays',
      'Cello, anything, mornings',
    ],
    'Jam with Tomás, cellar 4',
    'Nine years of bass in four bands. Has a van and a cellar that neighbours do not hear.',
  ),
  company(
    'dog, dogs, puppy, puppies',
    'Dog',
    [
      'Biscuit, terrier, plays rough',
      'Miso, shiba, shy at first',
      'Captain, mix, swims',
      'Waffle, poodle, fetches',
      'Juno, vizsla, endless',
      'Pepper, pug, naps',
    ],
    'River walk with Biscuit',
    'Biscuit is four, plays rough and apologises afterwards. Mornings by the river.',
  ),
  company(
    'parents, moms, mums, mothers, dads, playdate, playdates, toddlers, kids',
    'Children',
    [
      'Ida, 4, likes puddles',
      'Max and Juna, 2 and 5',
      'Bram, 7 months',
      'Noa, 3, climbs',
      'Two boys, 6 and 8',
      'Mila, 5, all dinosaurs',
    ],
    'Playground with Tomás and Ida',
    'Ida is four and likes puddles more than slides. Coffee is with me.',
  ),
  company(
    'mentor, mentors, mentoring, career, founder, founders, cofounder',
    'Knows',
    [
      'Product, 9 years',
      'Data, from scratch',
      'Leading small teams',
      'Sales in health',
      'Design, portfolio talks',
      'Raising a first round',
    ],
    'Half an hour with Tomás',
    'Nine years in product, three of them lost on one bad idea. Asks more than he answers.',
  ),
  company(
    'board game, board games, gamer, gamers, gaming, d&d, chess',
    'Plays',
    [
      'Co-op games, evenings',
      'Chess, 1,480, Saturdays',
      'Long campaigns, Sundays',
      'Party games, any time',
      'Card drafts, Thursdays',
      'Solo and duo games',
    ],
    'Harbour Lights with Tomás',
    'Owns forty games and explains rules in four minutes. Loses well.',
  ),
  company(
    'lunch, lunch together, canteen, eat together, table for, breakfast together, loneliness, lonely, strangers',
    'Eats',
    [
      'Thursday 12:30, by the window',
      'Today 13:00, vegetarian',
      'Friday 12:15, two seats free',
      'Monday 12:45, speaks French',
      'Today 12:00, second year',
      'Tuesday 13:15, quiet corner',
    ],
    'Lunch at table 7 with Tomás',
    'Second year, physics. Eats slowly and asks what you would do with a free year.',
  ),
])
