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
  {
    signs:
      'boyfriend 8, girlfriend 8, husband 8, wife 8, couple 8, couples 8, spouse 8, my partner 8, partner 5, two of us 8',
    groups: 'Rent, Food, Going out',
    samples: `
        icon | title | subtitle | value | tone
        cart | Groceries, Saturday | Alex paid, half each | € 64.20 | primary
        home | Rent, November | You paid, half each | € 1,140 | success
        wine | Bar Centrale | Alex paid, half each | € 38.40 | warning
        car | Fuel to the lake | You paid, half each | € 41.00 | success
        bolt | Power, October | Alex paid, half each | € 72.90 | primary`,
    about: 'Half each, € 32.10. It goes into the sum at the end of the month.',
    facts: '€ 64.20 | Amount\n2 | People\n€ 32.10 | Each',
    figures: '€ 502.75 | Alex owes you | +€ 12\n€ 1,356 | Spent in November',
    hero: 'End of November | Alex owes you € 502.75 | For half the rent and the fuel | Settle up',
    tip: 'One payment makes it even | Alex to you, € 502.75',
    trend: 'Spent in November | € 1,356 | −€ 26',
  },
  {
    signs: 'poker 9, poker night 9, card night 8, home game 7, buy-in 9, buy-ins 9, chips 4',
    groups: 'Tonight, Last game, All',
    samples: `
      icon | title | subtitle | value | tone
      wallet | Buy-in, Lea | Tonight, 19:30, out at 23:10 | € 20.00 | primary
      wallet | Rebuy, Omar | Tonight, 21:05 | € 20.00 | warning
      wallet | Cashed out, Kim | Tonight, 47 up | € 67.00 | success
      wine | Pizza and drinks | You paid, 5 people | € 42.50 | primary
      wallet | Last Friday, Tomás | Still owes Kim | € 15.00 | danger`,
    about: 'Twenty in at half past seven, out shortly after eleven. Kim won the last hand.',
    facts: '€ 20.00 | Buy-in\n5 | Players\n€ 120 | In the pot',
    hero: 'You owe € 12.50 | Two payments settle the night | Kim gets most of it | Settle up',
  },
])
