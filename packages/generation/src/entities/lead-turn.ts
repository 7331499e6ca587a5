import { defineEntity } from '../entity.ts'

/** Who leads or drives on a day. */
export const leadTurn = defineEntity({
  id: 'lead-turn',
  one: 'Turn',
  many: 'Turns',
  words: 'leading turn, driving turn',
  icon: 'repeat',
  groups: 'Morning, Afternoon, Open',
  fields: `
    Day | date | Fri 20 Nov
    Time | time | 7:25
    Leads | person | Lea Brandt
    Walks behind | person | Omar Haddad
    Way | choice | To school | To school, Home`,
  samples: `
    time | title | subtitle | badge | tone
    7:25 | Lea leads | Omar walks behind, ten children | Morning | success
    15:10 | Kim leads home | Seven children, ends at the fountain | Afternoon | primary
    7:25 | Omar leads | Nobody behind yet | Open | warning
    7:25 | Hana leads | With Mateo, nine children | Morning | success
    15:10 | Iris drives | Four seats, swimming bags | Afternoon | primary`,
  about: 'Lea in front with the bell, Omar behind. Vests and capes hang at the fountain.',
  facts: '7:25 | Leaves\n2 | Leaders\n10 | Children',
  figures: '8 | Turns this week\n1 | Open',
  hero: 'Your turn on Friday | 7:25 at the fountain | With Omar, ten children | See turn',
  tip: 'Friday is yours | Monday morning has nobody behind yet',
  add: 'Take a turn',
  use: 'Swap turn',
})
