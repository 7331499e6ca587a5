import { defineEntity } from '../entity.ts'

export const medication = defineEntity({
  id: 'medication',
  words: 'medication, medicine, pill, dose, drug, prescription, vitamin, health record, symptom',
  icon: 'pill',
  groups: 'Morning, Noon, Evening',
  fields: `
    Dose | text | 1 tablet
    Times | choice | Morning | Morning, Noon, Evening, Night
    Since | date | 2 Oct 2026
    Left | text | 18 tablets
    Remind me | switch | yes
    Notes | long | With food, not with milk`,
  samples: `
    icon | title | subtitle | time | tone
    pill | Ramipril 5 mg | 1 tablet, with water | 08:00 | primary
    drop | Vitamin D | 20 drops | 08:00 | warning
    pill | Metformin 500 mg | 1 tablet, with food | 13:00 | accent
    heart | Blood pressure | Sit for five minutes first | 18:00 | danger
    pill | Magnesium | 1 sachet | 21:00 | success`,
  about: 'With food, not with milk. If you miss one, take the next at its usual time.',
  facts: '08:00 | Next\n18 | Left\n96 % | Taken',
  figures: '3 of 5 | Taken today\n96 % | This month | +2 %\n122/78 | Last reading',
  hero: 'At 13:00 | Metformin 500 mg | One tablet, with lunch | Mark as taken',
  tip: 'Ramipril lasts 18 more days | Order a new pack by 1 December',
  trend: 'Blood pressure, upper | 122 | −6',
  data: [134, 131, 130, 128, 126, 124, 122],
  add: 'Add medication',
  use: 'Mark as taken',
})
