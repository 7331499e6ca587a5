import { defineEntity } from '../entity.ts'

export const petDose = defineEntity({
  id: 'pet-dose',
  one: 'Medicine',
  many: 'Medicines',
  words: 'pet medication, pet medicine, given dose, medicine, medication, dose history',
  icon: 'pill',
  groups: 'Hazel, Bruno, Running out',
  fields: `
    Pet | choice | Hazel | Hazel, Bruno, Flock
    Medicine | text | Thyroid drops
    Dose | text | 0.4 ml
    Times a day | number | 2
    First at | time | 7:30
    Stock left | number | 22
    With food | switch | yes`,
  samples: `
    icon | title | subtitle | time | badge | tone
    drop | Thyroid drops | Hazel, 0.4 ml with food | 7:30 | Given | success
    pill | Heart tablet | Bruno, half a tablet | 8:00 | Given | success
    drop | Ear drops | Bruno, three drops left ear | 13:00 | Due | warning
    drop | Thyroid drops | Hazel, 0.4 ml with food | 19:30 | Later | neutral
    pill | Worming tablet | Bruno, every three months | 1 Dec | Later | neutral`,
  about: 'Half an hour before food, hidden in cream cheese. If she spits it out, wait for the next time.',
  facts: '0.4 ml | Dose\n2 | Times a day\n22 | Doses left',
  figures: '2 of 4 | Given today\n98 % | This month\n6 d | Ear drops left',
  hero: 'Due at 13:00 | Ear drops for Bruno | Three drops, left ear | Given',
  tip: 'Ear drops last six more days | Order a new bottle by Tuesday',
  notices:
    'Ear drops for Bruno | Due at 13:00, three drops | drop\nLea gave the heart tablet | 8:04, Bruno | check\nSix days left | Ear drops, ask the vet | warning',
  add: 'Add medicine',
  use: 'Mark as given',
})
