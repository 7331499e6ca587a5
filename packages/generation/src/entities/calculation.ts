import { defineEntity } from '../entity.ts'

export const calculation = defineEntity({
  id: 'calculation',
  words: 'calculation',
  icon: 'code',
  groups: 'Today, Saved',
  fields: `
    First number | number | 48
    Second number | number | 1.19
    Note | text | With tax`,
  samples: `
    icon | title | subtitle | value
    code | 48 × 1.19 | Today, 8:40 | 57.12
    code | 312 ÷ 4 | Today, 8:12 | 78
    code | 1,240 − 385 | Yesterday | 855
    code | 17.5 % of 86 | Tuesday | 15.05
    code | √ 529 | Monday | 23
    code | 12 + 8.4 + 19 | Sunday | 39.4`,
  about: 'Forty-eight plus nineteen percent. Kept with the receipts of November.',
  facts: '57.12 | Result\n48 | First\n1.19 | Second',
  figures: '57.12 | Result\n6 | Kept today',
  hero: '48 × 1.19 | 57.12 | Kept in history | Keep result',
  tip: 'Swipe a row to use it | Old results can be numbers of new ones',
  add: 'New calculation',
  use: 'Use result',
})
