import { coachedStudent } from '../coached-student.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

const rest = [
  '6 of 10 | Next | success',
  '2 of 5 | Booked | primary',
  '9 of 10 | Booked | primary',
  '4 of 5 | Unpaid | danger',
  '0 of 5 | New | accent',
  '10 of 10 | Done | neutral',
]
const people = ['Ida Brandt', 'Omar Haddad', 'Kim Osei', 'Noor Rahman', 'Tomás Rey', 'Ana Petrova']

/** Those one teaches one thing: six lines of where they are in it, the levels, what a lesson's note says, what stands about the first. */
function taught(
  signs: string,
  who: string,
  levels: string,
  lines: readonly string[],
  note: string,
  about: string,
): VarietySource {
  const [level = ''] = levels.split(', ').slice(1)
  return {
    signs,
    ...(who ? { one: who } : {}),
    without: 'Tip',
    fields: `
      Level | choice | ${level} | ${levels}
      Lesson notes | long | ${note}`,
    samples: [
      'avatar | title | subtitle | value | badge | tone',
      ...lines.map((line, index) => `${people[index]} | ${people[index]} | ${line} | ${rest[index] ?? ''}`),
    ].join('\n'),
    about,
    facts: `6 of 10 | Lessons\nSat 10:00 | Next\n${level} | Level`,
    figures: '12 | People\n18 | Lessons this week\n2 | To pay',
    hero: `Saturday, 10:00 | Ida Brandt | ${lines[0]?.split(',')[0] ?? ''}, lesson seven of ten | Open notes`,
    add: who ? `Add ${who.toLowerCase()}` : 'Add student',
    use: 'Add lesson note',
  }
}

export const coachedStudentVarieties = defineVarieties(coachedStudent, [
  taught(
    'golf 6, golf pro 8, golf lessons 8, tennis coach 7, tennis lessons 7, padel coach 7, badminton coach 7',
    '',
    'Beginner, Club player, Tournament',
    [
      'Short game, Saturday 10:00',
      'First swing, Saturday 11:30',
      'Video of Sunday to comment',
      'Putting, to pay',
      'Trial hour, new',
      'Swing path, finished',
    ],
    'Weight on the front foot, finish high. Drill with the towel, ten a day',
    'Ball flight is straight since the grip was changed. Next time from the rough.',
  ),
  taught(
    'personal trainer 7, personal training 7, fitness coach 7, gym clients 6, strength coach 7',
    'Client',
    'New, Building, Advanced',
    [
      'Squat 62 kg, Saturday 10:00',
      'Back and hips, Saturday 11:30',
      'Half marathon in May',
      'Fat loss, to pay',
      'First talk on Sunday',
      'Goal reached in October',
    ],
    'Squat deeper, 62 kg for five. Shoulder is still stiff on the left',
    'Sleeps better and lifts 62 kilograms. Left shoulder needs care, no presses overhead.',
  ),
  taught(
    'piano 6, guitar teacher 6, violin 6, cello 6, music teacher 6, singing teacher 7, voice lessons 6, drum teacher 7, flute 6, music lessons 6, guitar lessons 6',
    'Pupil',
    'First year, Middle, Advanced',
    [
      'Minuet in G, Saturday 10:00',
      'Scales in D, Saturday 11:30',
      'Recital piece, bars 12 to 20',
      'New étude, to pay',
      'Trial lesson',
      'Passed grade 3 in June',
    ],
    'Left hand alone until bar 12, then both, slowly',
    'Reads well and hurries in the middle. Recital on 13 December with the minuet.',
  ),
  taught(
    'ski 6, skiing 6, snowboard 6, ski instructor 8',
    '',
    'Snowplough, Parallel, Black runs',
    [
      'Parallel turns, Saturday 10:00',
      'Snowplough, Saturday 11:30',
      'Moguls, Sunday 9:00',
      'Chairlift, to pay',
      'First day on the slope',
      'Carving, finished',
    ],
    'Weight on the outside ski, tomorrow the blue run twice',
    'Steers well to the left, leans in to the right. Not afraid of the chairlift any more.',
  ),
  taught(
    'swim 6, swimming 6, swim coach 8, swimmers 6',
    'Child',
    'Water, Seahorse, Bronze',
    [
      'Breast stroke arms, Saturday 10:00',
      'Floats alone, Saturday 11:30',
      'Dives two metres',
      'Backstroke, to pay',
      'First time in the water',
      'Bronze badge in October',
    ],
    'Legs are good, breathing every second stroke next time',
    'Swims twelve metres alone and puts her face in. Parents wait in the foyer.',
  ),
  taught(
    'riding instructor 8, riding lessons 7, horse 5, dressage 6',
    'Rider',
    'Lunge, Walk and trot, Canter',
    [
      'Trot without stirrups, Sat 10:00',
      'On the lunge, Sat 11:30',
      'Canter on the left hand',
      'Jumps of 40 cm, to pay',
      'First time on Nala',
      'Small badge passed',
    ],
    'Hands quiet, look up in the corner',
    'Sits deep in the trot and looks down in the corner. Rides Nala, next time Bruno.',
  ),
  taught(
    'yoga teacher 7, yoga classes 6, pilates 6, dance teacher 7, private dance 7, dance lessons 6',
    '',
    'Beginner, Middle, Advanced',
    [
      'Low back, Saturday 10:00',
      'First dance, Saturday 11:30',
      'Turns to the left',
      'Shoulder stiff, to pay',
      'Trial hour, new',
      'Ready for the wedding',
    ],
    'No headstand, knees soft, slower music next time',
    'Has a stiff low back in the morning. Forward folds with bent knees only.',
  ),
])
