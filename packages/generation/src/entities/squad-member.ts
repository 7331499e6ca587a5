import { defineEntity } from '../entity.ts'

/** An athlete of the squad with what they reach. */
export const squadMember = defineEntity({
  id: 'squad-member',
  one: 'Athlete',
  many: 'Athletes',
  words: 'synchronised swimmer',
  icon: 'users',
  groups: 'All, Ready, Resting',
  fields: `
    Name | text | Mara Lind
    Born | date | 4 June 2011
    Best | text | 7.30
    Place in the routine | text | Second row, left`,
  samples: `
    avatar | title | subtitle | value
    Ida Berg | Ida Berg | Third year, second row left | 7.63
    Mara Lind | Mara Lind | Fourth year, captain | 7.30
    Hana Sato | Hana Sato | Third year, first row | 7.10
    Noor Rahman | Noor Rahman | Second year, first row right | 6.90
    Sofia Almeida | Sofia Almeida | Back since October | 6.60`,
  about: 'In the squad for three years. Strong in height, works on holding it.',
  facts: '7.30 | Best\n3 | Years\n24 | Bar of the lift',
  figures: '8 | Athletes\n7.2 | Average\n1 | Resting',
  hero: 'Most improved | Ida, +0.4 | Ballet legs since September | See scores',
  tip: 'Sofia is back | Lifts from December on',
  trend: 'Squad average | 7.2 | +0.2',
  add: 'Add athlete',
  use: 'See scores',
})
