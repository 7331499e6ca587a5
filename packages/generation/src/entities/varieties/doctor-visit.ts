import { doctorVisit } from '../doctor-visit.ts'
import { defineVarieties } from './variety.ts'

/** Appointments at a practice of one trade; without these words a doctor's. */
export const doctorVisitVarieties = defineVarieties(doctorVisit, [
  {
    signs: 'dentist 8, dentists 8, dental 8, orthodontist 8, teeth 6',
    samples: `
      icon | title | subtitle | time | badge | tone
      stethoscope | Check-up | Dr. Iris Chen, Mill street 12 | 14:00 | Thursday | primary
      spark | Cleaning, 45 minutes | Hana Sato, second floor | 10:40 | 1 Dec | neutral
      stethoscope | Filling, upper left | Dr. Omar Haddad | 8:10 | 7 Dec | neutral
      file | X-ray of Tuesday | All fine, one picture | | New | success`,
    about: 'Bring the insurance card. Takes about twenty minutes, without a drill.',
  },
  {
    signs: 'physio 8, physiotherapy 8, physiotherapist 8, physiotherapists 8, physical therapy 8, rehab 6',
    samples: `
      icon | title | subtitle | time | badge | tone
      run | Back, third of six | Iris Chen, room 2 | 14:00 | Thursday | primary
      run | Knee, strength | Omar Haddad, gym | 8:10 | 1 Dec | neutral
      run | Shoulder, taping | Noor Rahman | 10:40 | 7 Dec | neutral
      file | Exercises of Tuesday | Four, ten minutes a day | | New | success`,
    about: 'Bring a towel and the prescription. Takes forty minutes, in clothes you can move in.',
  },
])
