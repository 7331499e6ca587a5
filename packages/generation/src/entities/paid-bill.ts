import { defineEntity } from '../entity.ts'

/** A bill that was divided at a table. */
export const paidBill = defineEntity({
  id: 'paid-bill',
  one: 'Bill',
  many: 'Bills',
  words: 'divided bill, restaurant bill',
  icon: 'receipt',
  groups: 'Open, Settled',
  fields: `
    Where | text | Trattoria Nove
    Date | date | Thu 19 Nov
    Sum | money | € 82.17
    People | number | 3
    Photo | photo | receipt`,
  samples: `
    icon | title | subtitle | value | badge | tone
    receipt | Trattoria Nove | Tonight, three people | € 82.17 | Open | warning
    receipt | Noodle Bar Sato | Fri 13 Nov, four people | € 64.40 | Settled | success
    receipt | Brunch at the harbour | Sun 8 Nov, five people | € 97.00 | Settled | success
    receipt | Curry house | Sat 31 Oct, three people | € 58.20 | Settled | success`,
  about: 'Three people, divided by what each had, ten percent for the tip.',
  facts: '€ 82.17 | Sum\n3 | People',
  figures: '4 | Bills\n€ 301.77 | This autumn',
  add: 'Add bill',
  use: 'Divide again',
})
