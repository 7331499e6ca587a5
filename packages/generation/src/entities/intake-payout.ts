import { defineEntity } from '../entity.ts'

/** What a grower gets for what was delivered. */
export const intakePayout = defineEntity({
  id: 'intake-payout',
  one: 'Payout',
  many: 'Payouts',
  words: 'grower payout, harvest payout',
  icon: 'wallet',
  groups: 'Open, Paid',
  fields: `
    Grower | person | Lea Brandt
    Delivered | text | 48.2 t
    Price | money | € 212.00
    Bonus | money | € 180.00
    Amount | money | € 10,398.40
    Paid on | date | Sun 15 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wallet | Lea Brandt | 48.2 t, bonus for protein | € 10,398 | Paid | success
    wallet | Omar Haddad | 31.0 t, less drying | € 6,210 | Paid | success
    wallet | Kim Osei | 74.6 t, second half on 15 December | € 7,907 | Half paid | warning
    wallet | Ana Petrova | 8.9 t, account is missing | € 1,886 | Open | danger`,
  about: '48.2 tonnes at 212, with a bonus of 180 for protein. Paid on the fifteenth.',
  figures: '€ 84,200 | Paid\n€ 9,793 | Open',
  tip: 'Second half on 15 December | One account is missing',
  add: 'Add payout',
  use: 'Send statement',
})
