import { defineEntity } from '../entity.ts'

/** What is still to be paid for a party. */
export const partyBalance = defineEntity({
  id: 'party-balance',
  one: 'Payment',
  many: 'Payments',
  words: 'party balance, second half',
  icon: 'wallet',
  groups: 'Open, Late, Paid',
  fields: `
    Booking | choice | Ida turns six | Ida turns six, Yusuf turns eight, Osei wedding
    Open | money | € 120.00
    Due | date | Sat 21 Nov
    Paid | switch | no`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wallet | Lea Brandt, second half | Ida turns six, due on the day | € 120 | Open | warning
    wallet | Ana Petrova, deposit | Yusuf turns eight, due since Monday | € 120 | Late | danger
    wallet | Kim Osei, second half | Wedding, due 5 December | € 180 | Open | warning
    check | Harbour kindergarten | Paid by transfer on Tuesday | € 280 | Paid | success
    check | Summer club | Paid in full | € 320 | Paid | success`,
  about: 'The first half came with the booking. The rest is due on the day, in cash or by transfer.',
  facts: '€ 120 | Open\n€ 240 | In all\nSat | Due',
  figures: '€ 420 | Open\n€ 120 | Late\n€ 1,140 | Paid | +€ 280',
  hero: 'Late | Ana Petrova owes the deposit | € 120, due since Monday | Remind',
  tip: 'Two second halves are due this week | € 300 together',
  trend: 'Paid a month | € 2,140 | +€ 320',
  add: 'Note payment',
  use: 'Mark as paid',
})
