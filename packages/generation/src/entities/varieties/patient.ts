import { patient } from '../patient.ts'
import { defineVarieties } from './variety.ts'

/** Who is treated, and for what; without these words it is people at a general practice. */
export const patientVarieties = defineVarieties(patient, [
  {
    signs: 'dentist 8, dental 8, teeth 6, orthodontist 9, braces 6, tooth 6',
    groups: 'Today, Hygiene, Recall',
    icon: 'stethoscope',
    without: 'Doctor',
    fields: `
      Dentist | person | Dr. Iris Chen
      Reason | text | Upper left, check filling
      Chair | choice | Chair 1 | Chair 1, Chair 2, Hygiene
      Notes | long | Prefers no music, numb on the left`,
    samples: `
      avatar | title | subtitle | time
      Omar | Omar Haddad | Check-up, chair 1 | 14:00
      Lea | Lea Brandt | Hygiene, 45 minutes | 14:20
      Kim | Kim Osei | Filling, upper left | 14:45
      Ana | Ana Petrova | Crown, second visit | 15:10
      Jonas | Jonas Weber | Braces, new wire | 15:30`,
    about: 'Comes twice a year. Filling of the upper left six was renewed in May; X-ray is two years old.',
    facts: `
      6 mo | Recall
      28 | Teeth
      3 | Visits`,
    hero: 'Next, 14:00 | Omar Haddad | Check-up, chair 1, X-ray is due | Open file',
    tip: 'Four are due for a check-up | Two places free on Thursday',
  },
  {
    signs: 'physiotherapy 8, physio 8, rehabilitation 7, osteopath 8, chiropractor 8, back pain 5',
    groups: 'Today, New, Last of series',
    without: 'Allergies, Doctor',
    fields: `
      Therapist | person | Ana Petrova
      Reason | text | Shoulder, after surgery
      Visit | text | 4 of 6
      Exercises | long | Wall slides, twice ten`,
    samples: `
      avatar | title | subtitle | time
      Omar | Omar Haddad | Knee, visit 4 of 6 | 14:00
      Lea | Lea Brandt | Shoulder, first visit | 14:30
      Kim | Kim Osei | Back, visit 2 of 6 | 15:00
      Ruth | Ruth Adeyemi | Ankle, last of series | 15:30
      Jonas | Jonas Weber | Neck, visit 3 of 10 | 16:00`,
    about: 'Bends the knee to 110 degrees, twenty more than in October. Stairs still hurt downwards.',
    facts: `
      4 of 6 | Visit
      110° | Bends
      3 | Exercises`,
    hero: 'Next, 14:00 | Omar Haddad | Knee, visit 4 of 6 | Open file',
    tip: 'Two series end this week | Ask for a new prescription',
  },
  {
    signs:
      'psychologist 8, psychotherapy 8, psychotherapist 8, counselling 7, counselor 7, counsellor 7, mental health 6, psychiatrist 8',
    one: 'Client',
    many: 'Clients',
    groups: 'Today, New, Waiting list',
    without: 'Allergies, Doctor, Born',
    fields: `
      Therapist | person | Dr. Iris Chen
      Reason | text | Sleep and worry
      Session | text | 6 of 25
      Room | choice | Blue room | Blue room, Garden room, Video
      Notes | long | Wrote the list we spoke of`,
    samples: `
      avatar | title | subtitle | time
      Omar | Omar H. | Session 6, blue room | 14:00
      Lea | Lea B. | First talk | 15:00
      Kim | Kim O. | Session 14, by video | 16:00
      Ana | Ana P. | Couple, garden room | 17:00
      Jonas | Jonas W. | Session 22 of 25 | 18:00`,
    about: 'Sleeps five nights of seven now. Next time: the talk with the brother.',
    facts: `
      6 | Sessions
      5 of 7 | Good nights
      Tue | Day`,
    hero: 'Next, 14:00 | Omar H. | Session 6, blue room | Open file',
    tip: 'One place free | Thursday at 17:00',
    add: 'New client',
  },
  {
    signs:
      'midwife 7, midwives 7, antenatal 8, prenatal 8, obstetric 8, gynaecolog 7, gynecologist 7, expectant mother 7',
    groups: 'Today, Last weeks, After birth',
    without: 'Born, Doctor, Allergies',
    fields: `
      Name | person | Lea Brandt
      Week | number | 31
      Due | date | 24 Jan 2027
      Blood pressure | text | 118/74
      Notes | long | Wants a home birth, second child`,
    samples: `
      avatar | title | subtitle | time
      Lea | Lea Brandt | Week 31, check-up | 14:00
      Ana | Ana Petrova | Week 12, first scan | 14:30
      Priya | Priya Nair | Week 38, heartbeat | 15:00
      Hana | Hana Sato | Ten days after birth | 15:30
      Clara | Clara Weber | Week 24, sugar test | 16:00`,
    about: 'Week 31 of the second child. Pressure is fine, the baby lies head down.',
    facts: `
      31 | Week
      118/74 | Pressure
      2nd | Child`,
    hero: 'Next, 14:00 | Lea Brandt | Week 31, check-up | Open file',
    tip: 'Two are due in December | Bag and number are ready',
  },
  {
    signs: 'paediatric 7, pediatric 7, paediatrician 8, pediatrician 8, children clinic 7, child doctor 7',
    groups: 'Today, Vaccination, Check-ups',
    without: 'Doctor',
    fields: `
      Born | date | 12 Mar 2021
      Parent | person | Clara Weber
      Reason | text | Check-up at five
      Weight | number | 18
      Doctor | person | Dr. Iris Chen`,
    samples: `
      avatar | title | subtitle | time
      Mara | Mara, 5 years | Check-up at five | 14:00
      Jonas | Jonas, 8 months | Vaccination | 14:20
      Ida | Ida, 3 years | Ear, second visit | 14:45
      Emil | Emil, 11 years | Sports certificate | 15:10
      Noor | Noor, 2 weeks | Weight | 15:30`,
    about: 'Grows along her line. Hears and sees well, counts to twenty, and does not like the drops.',
    facts: `
      18 kg | Weight
      108 cm | Height
      5 y | Age`,
    hero: 'Next, 14:00 | Mara, 5 years | Check-up at five, with her father | Open file',
    tip: 'Four vaccinations this week | Reminders went out on Monday',
  },
])
