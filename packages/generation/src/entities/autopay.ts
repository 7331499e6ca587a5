import { defineEntity } from '../entity.ts'

/** What is paid by itself on its day: to whom, how much, when next, and whether it runs. */
export const autopay = defineEntity({
  id: 'autopay',
  one: 'Autopay',
  many: 'Autopay',
  words: 'autopay, auto-pay, automatic payment, automatic bill payment, standing order, direct debit',
  icon: 'repeat',
  groups: 'On, Paused, Once',
  fields: `
    Pay to | text | Linden homes
    Amount | money | € 820.00
    Next on | date | Tue 1 Dec
    Every | choice | Month | Week, Month, Quarter, Year
    From | choice | Everyday | Everyday, Savings
    On | switch | yes
    Tell me before | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    home | Linden homes | Rent, next on 1 December | € 820.00 | On | success
    bolt | Harbour Energy | Electricity, next on 25 November | € 64.00 | On | success
    phone | Northlight Mobile | Phone, next on 28 November | € 19.90 | On | success
    wallet | My savings | Put aside, next on 1 December | € 200.00 | On | success
    dumbbell | Mill Street Gym | Paused until January | € 29.00 | Paused | warning
    shield | Harbour Insurance | Car, next on 2 January | € 312.00 | On | success`,
  about:
    'Leaves the everyday account on the first of each month. You are told two days before, and can still stop it.',
  facts: '€ 820 | Amount\n1 Dec | Next\nMonth | Every',
  figures: '€ 1,104 | In December\n5 | Running\n1 | Paused',
  hero: 'Next on Wednesday | Harbour Energy, € 64.00 | From the everyday account | See it',
  tip: 'Next: Harbour Energy on the 25th | € 64.00 from the everyday account',
  trend: 'Paid by itself | € 1,104 | −€ 29',
  add: 'Set up autopay',
  use: 'Pause',
})
