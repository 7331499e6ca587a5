import { defineEntity } from '../entity.ts'

/** What is changed on a dress. */
export const dressAlteration = defineEntity({
  id: 'dress-alteration',
  one: 'Alteration',
  many: 'Alterations',
  words: 'dress alteration',
  icon: 'scissors',
  groups: 'Today, Open, Done',
  fields: `
    Dress of | choice | Iris Chen | Iris Chen, Hana Sato, Lea Brandt
    What | text | Hem by 2 cm
    Done by | date | Wed 25 Nov
    Price | money | € 45.00
    Photo of the pins | photo | pins`,
  samples: `
    icon | title | subtitle | time
    scissors | Hem by 2 cm | Iris, pins are set, with the shoes | Today
    scissors | Left shoulder, 1 cm | Iris | Today
    scissors | Loop for the train | Lea, on the inside | Mon
    scissors | Take in the waist | Noor, four pins each side | Wed
    check | Buttons at the back, 14 | Hana | Done`,
  about: 'Two centimetres all round with her shoes on. The lace edge is taken off first and sewn on again.',
  facts: '2 cm | Hem\n€ 45 | Price\nWed | Done by',
  figures: '4 | Open\n2 | For today\n€ 180 | Open',
  hero: 'Today | Iris’s hem | Two centimetres, fitting at two | Open',
  tip: 'Two are for today | Both Iris’s',
  add: 'Add alteration',
  use: 'Mark as done',
})
