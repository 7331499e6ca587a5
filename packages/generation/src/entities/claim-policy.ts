import { defineEntity } from '../entity.ts'

export const claimPolicy = defineEntity({
  id: 'claim-policy',
  one: 'Policy',
  many: 'Policies',
  words: 'policy reference, policy section, claims policy',
  icon: 'book',
  groups: 'Wages, Treatment, Appeals',
  fields: `
    Title | text | Wage loss while you recover
    Section | text | 4.02
    In plain words | long | You get most of your net pay until you can work again`,
  samples: `
    icon | title | subtitle | value
    book | Wage loss while you recover | Most of the net pay, who pays when | 4.02
    book | Treatment and aids | What is paid without asking first | 4.06
    book | Return to work with duties changed | What an employer must offer | 4.11
    flag | Reviews and appeals | One year from the decision | 1.08
    book | Permanent impairment | How it is measured, and by whom | 4.08`,
  about:
    'You get most of your net pay from the day after the accident until you can work again. The doctor’s reports decide.',
  facts: '4.02 | Section\n2026 | Version',
  figures: '118 | Sections\n5 | Saved',
  hero: 'Fits your claim | Wage loss while you recover | Section 4.02, in plain words | Read',
  tip: 'Three sections fit your claim | 4.02, 4.06 and 1.08',
  trend: 'Sections read | 9 | +4',
  add: 'Save section',
  use: 'Read',
})
