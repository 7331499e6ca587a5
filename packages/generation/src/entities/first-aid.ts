import { defineEntity } from '../entity.ts'

export const firstAid = defineEntity({
  id: 'first-aid',
  one: 'Guide',
  many: 'Guides',
  words: 'first aid, emergency guide, survival, disaster, burn, cpr',
  icon: 'stethoscope',
  groups: 'Urgent, Injuries, Children',
  fields: `
    Name | text | Lea Brandt
    Blood group | choice | O+ | O+, A+, B+, AB+
    Allergies | text | Penicillin
    Emergency contact | phone | 030 901820
    Doctor | person | Dr. Nair`,
  samples: `
    icon | title | subtitle | badge | tone
    heart | Not breathing | Press hard, 100 to 120 a minute | Urgent | danger
    drop | Strong bleeding | Press on it, raise, call | Urgent | danger
    flame | Burns | Cool for ten minutes, cover | Injury | warning
    warning | Choking | Five blows, five thrusts | Urgent | danger
    pill | Poison | Call, keep the package | Urgent | danger
    baby | Fever of a child | When to see a doctor | Child | primary`,
  about:
    'Call first. Then thirty times in the middle of the chest, hard and fast, and two breaths. Go on until help comes.',
  facts: '30 : 2 | Rhythm\n112 | Call\n5 cm | Deep',
  figures: '112 | Emergency\n24 | Guides\n0.8 km | Hospital',
  hero: 'In an emergency | Call 112 first | Your place is read out to you | Call for help',
  tip: 'Works without a connection | All 24 guides are on this phone',
  add: 'Add contact',
  use: 'Start guide',
})
