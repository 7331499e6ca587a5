import { defineEntity } from '../entity.ts'

/** What a member pays for a plot. */
export const plotRent = defineEntity({
  id: 'plot-rent',
  one: 'Rent',
  many: 'Rents',
  words: 'plot rent, rent of a plot',
  icon: 'wallet',
  groups: 'Open, Paid',
  fields: `
    Plot | text | Plot 7
    Member | person | Priya Nair
    Rent | money | € 48.00
    Water | money | € 9.20
    Due | date | Mon 30 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wallet | Plot 7, Priya Nair | Rent and water, due 30 Nov | € 57.20 | Open | warning
    wallet | Plot 12, Omar and Lea | Reminded on Monday | € 81.00 | Late | danger
    check | Plot 5, Hana Sato | Paid on 2 November | € 61.40 | Paid | success
    check | Plot 9, Tomás Rey | Paid on 1 November | € 52.80 | Paid | success
    wallet | Plot 3, Iris Chen | Half plot | € 28.60 | Open | warning`,
  about: 'Rent for twelve square metres and four cubic metres of water, due at the end of November.',
  facts: '€ 57.20 | Due\n30 Nov | Until\n4 m³ | Water',
  figures: '71 | Paid\n9 | Open',
  hero: 'Due 30 November | Plot 7, € 57.20 | Rent and water of this year | Pay',
  tip: 'Nine rents are open | One is late',
  add: 'Add payment',
  use: 'Mark as paid',
})
