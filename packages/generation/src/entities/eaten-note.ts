import { defineEntity } from '../entity.ts'

/** What was eaten, and how it agreed. */
export const eatenNote = defineEntity({
  id: 'eaten-note',
  one: 'Meal',
  many: 'Meals',
  words: 'eaten meal',
  icon: 'fork',
  groups: 'Agreed, Did not',
  fields: `
    What | text | Pasta with cream
    Time | time | 18:30
    Agreed | choice | Well | Well, So-so, Badly`,
  samples: `
    icon | title | subtitle | badge | tone
    bowl | Rice and carrots | Yesterday evening | Well | success
    fork | Pasta with cream | Wednesday, thick at night | So-so | warning
    apple | Apple with skin | Tuesday, cramps | Badly | danger
    fish | Fish and potatoes | Monday | Well | success
    coffee | Two coffees | Monday, thin by noon | So-so | warning`,
  about: 'No trouble that evening or at night. Rice is always safe.',
  facts: 'Well | Agreed\n18:30 | Eaten\n4 of 5 | Times',
  figures: '21 | Noted\n15 | Agreed\n2 | Did not',
  hero: 'Safe today | Rice and carrots | Agreed four times of five | Note a meal',
  tip: 'Apples without skin | Twice cramps with it',
  add: 'Note a meal',
  use: 'Note again',
})
