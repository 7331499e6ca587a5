import { intakePayout } from '../intake-payout.ts'
import { defineVarieties } from './variety.ts'

/** What growers are paid for: fruit has no protein. */
export const intakePayoutVarieties = defineVarieties(intakePayout, [
  {
    signs: 'cider 9, apples 8, fruit 7, juice 7, press 6, pears 6',
    fields: `
      Delivered | text | 2,400 kg
      Price | money | € 0.18
      Bonus | money | € 24.00
      Amount | money | € 456.00`,
    samples: `
      icon | title | subtitle | value | badge | tone
      wallet | Lea Brandt | 2,400 kg, bonus for clean fruit | € 456 | Paid | success
      wallet | Omar Haddad | 1,850 kg, pears and apples | € 333 | Paid | success
      wallet | Kim Osei | 3,100 kg, second half on 15 December | € 558 | Half paid | warning
      wallet | Ana Petrova | 640 kg, account is missing | € 115 | Open | danger`,
    about: '2,400 kilos at 18 cents, with a bonus of € 24 for clean fruit. Paid on the fifteenth.',
    figures: '€ 4,280 | Paid\n€ 394 | Open',
  },
])
