import { defineEntity } from '../entity.ts'

/** A young animal from one's own pairs. */
export const bredYoung = defineEntity({
  id: 'bred-young',
  one: 'Young animal',
  many: 'Young',
  words: 'hatchling, offspring, young animal, nestling',
  icon: 'paw',
  groups: 'Here, Reserved, Sold',
  fields: `
    Number | text | 26-014
    Sex | choice | Female | Female, Male, Not known
    From | text | Juniper × Ash
    Born | date | Mon 2 Nov
    Weight | text | 62 g
    Price | money | € 180.00
    Photo | photo | egg`,
  samples: `
    icon | title | subtitle | value | badge | tone
    paw | 26-014, female | Juniper × Ash, 62 g, eats well | € 180 | Reserved | warning
    paw | 26-015, male | Juniper × Ash, 58 g | € 140 | For sale | success
    paw | 26-016, female | Juniper × Ash, 65 g, stays here | – | Keeps | primary
    paw | 26-011, male | Maple × Onyx, gone to Omar Haddad | € 150 | Sold | neutral
    paw | 26-017, male | Juniper × Ash, 49 g, ate once | € 140 | Too small | danger`,
  about: 'Out on the second of November, first shed after nine days, eats by itself since Sunday.',
  facts: '62 g | Weight\n17 days | Old\n€ 180 | Price',
  figures: '6 | Here\n1 | Reserved\n11 | Sold this year',
  hero: 'Weigh today | Six young from Juniper | Last weighed on Sunday | Weigh',
  trend: 'Weight, 26-014 | 62 g | +5 g',
  add: 'Add young',
  use: 'Reserve',
})
