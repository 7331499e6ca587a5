import { sharedCost } from '../shared-cost.ts'
import { defineVarieties } from './variety.ts'

/** What is paid together; without these words it is a flat and a weekend. */
export const sharedCostVarieties = defineVarieties(sharedCost, [
  {
    signs:
      'separated parents 6, divorced parents 6, co parenting 6, custody 6, handover 5, parents 2, other parent 6, both parents 5, ex 4',
    groups: 'Open, School, Health',
    fields: `
      What | text | Winter shoes, Max
      Split | choice | Evenly | Evenly, By income, Only me`,
    samples: `
      icon | title | subtitle | value | tone
      bag | Winter shoes, Max | You paid, half each | € 58.00 | success
      heart | Dentist, Lea | Omar paid, half each | € 84.00 | primary
      school | Class trip | You paid, half each | € 120.00 | success
      music | Guitar lessons, term | Omar paid, half each | € 160.00 | primary
      cake | Birthday party | You paid, half each | € 72.90 | success`,
    about: 'Half each, € 29.00. Omar has seen the receipt and sends his part on Monday.',
    facts: '€ 58.00 | Amount\n2 | Parents\n€ 29.00 | Each',
    figures: '€ 38.60 | You get | +€ 12\n€ 21.40 | You owe\n2 | Open',
    hero: 'You get € 38.60 | Omar still owes his half | For winter shoes and the class trip | Settle up',
    tip: 'One payment settles it all | Omar to you, € 38.60',
  },
])
