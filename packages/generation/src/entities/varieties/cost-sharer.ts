import { costSharer } from '../cost-sharer.ts'
import { defineVarieties } from './variety.ts'

/** Who shares the costs; without these words it is a flat of three. */
export const costSharerVarieties = defineVarieties(costSharer, [
  {
    signs:
      'boyfriend 8, girlfriend 8, husband 8, wife 8, couple 8, couples 8, spouse 8, my partner 8, partner 5, two of us 8',
    samples: `
        avatar | title | subtitle | value | badge | tone
        Lea Brandt | You | Paid € 1,181.00 | +€ 502.75 | Gets | success
        Alex Weber | Alex Weber | Paid € 175.50 | −€ 502.75 | Owes | warning`,
    about: 'Paid the groceries and the power. Half the rent and the fuel are still open.',
    facts: '€ 502.75 | Owes\n€ 175.50 | Paid\n3 | Costs',
    figures: '2 | People\n€ 502.75 | Open',
    tip: 'One payment makes it even | Alex to you, € 502.75',
  },
])
