import { defineEntity } from '../entity.ts'

export const patient = defineEntity({
  id: 'patient',
  words: 'patient, doctor, physician, nurse, clinic, therapist, dentist',
  icon: 'stethoscope',
  groups: 'Today, Waiting, Checked',
  fields: `
    Born | date | 12 Mar 1978
    Reason | text | Check-up
    Doctor | person | Dr. Iris Chen
    Time | time | 14:00
    Allergies | text | Penicillin
    Notes | long | Blood test fasting`,
  samples: `
    avatar | title | subtitle | time
    Omar | Omar Haddad | Check-up, room 2 | 14:00
    Lea | Lea Brandt | Blood test, fasting | 14:20
    Kim | Kim Osei | Knee, second visit | 14:45
    Ana | Ana Petrova | Vaccination | 15:10
    Jonas | Jonas Weber | Results, by phone | 15:30`,
  about: 'Third visit this year. Blood pressure is coming down; the knee still hurts on stairs.',
  facts: '122/78 | Pressure\n48 | Age\n3 | Visits',
  figures: '14 | Today | +2\n3 | Waiting\n18 min | Average wait',
  hero: 'Next, 14:00 | Omar Haddad | Check-up, room 2, results are in | Open file',
  tip: 'Running 8 minutes late | Two free places after 16:00',
  trend: 'Patients this week | 61 | +4',
  use: 'Open file',
})
