import { defineEntity } from '../entity.ts'

/** A seizure or another attack: how long it took and what it was like. */
export const attack = defineEntity({
  id: 'attack',
  one: 'Seizure',
  many: 'Seizures',
  words: 'seizure, epileptic seizure, attack',
  icon: 'bolt',
  groups: 'This month, Long, With medicine',
  fields: `
    Began | time | 7:42
    How long | text | 1 min 40 s
    What happened | long | Stared first, then both arms stiff and shaking
    Kind | choice | Shaking | Staring, Stiff, Shaking, Fall
    Before it | choice | Woke up | Woke up, Tired, Screen, Fever, Nothing
    Medicine given | switch | off
    Asleep afterwards | text | 25 min
    Who was there | person | Lea Brandt
    Video | photo | camera`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bolt | Shaking, both arms | Today, 7:42, on waking | 1 min 40 | Noted | primary
    eye | Staring | Sun 15 Nov, 18:10, tired | 25 s | Noted | neutral
    bolt | Shaking, fell | Wed 11 Nov, 6:55 | 3 min 05 | Medicine | danger
    eye | Staring, twice | Sat 7 Nov, in class | 40 s | Noted | neutral
    bolt | Stiff, then shaking | Mon 2 Nov, fever | 2 min 10 | Noted | warning`,
  about:
    'Stared first, then both arms stiff and shaking. Slept for twenty-five minutes and knew his name at once.',
  facts: '1 min 40 | Long\n4 days | Since the last\n25 min | Slept',
  figures: '5 | This month | −2\n3 min 05 | Longest\n4 | Days without',
  hero: 'Four days without | If one begins, press here | After five minutes you are told to call for help | Seizure starts',
  tip: 'Two fewer than in October | Most come in the hour after waking',
  notices: 'Five minutes are a limit | Call an ambulance then | warning\nEvening dose | 20:00, 250 mg | pill',
  trend: 'Seizures a month | 5 | −2',
  data: [11, 10, 9, 9, 8, 7, 5],
  labels: ['5', '6', '7', '8', '9', '10', '11'],
  add: 'Log seizure',
  use: 'Show the doctor',
})
