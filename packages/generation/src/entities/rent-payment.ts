import { defineEntity } from '../entity.ts'

export const rentPayment = defineEntity({
  id: 'rent-payment',
  one: 'Rent',
  many: 'Rent',
  words: 'rent payment, rent received',
  icon: 'wallet',
  groups: 'November, October, Open',
  fields: `
    Flat | choice | Linden lane 4 | Linden lane 4, Mill street 12, Garage 3
    Amount | money | € 840
    Received | date | Mon 2 Nov
    For | choice | November | October, November, December`,
  samples: `
    icon | title | subtitle | value | badge | tone
    check | Linden lane 4, November | Received on 2 November | € 840 | Paid | success
    warning | Mill street 12, November | Due since 3 November | € 620 | Open | warning
    check | Garage 3, November | Received on 1 November | € 75 | Paid | success
    check | Linden lane 4, October | Received on 1 October | € 840 | Paid | success
    check | Mill street 12, October | Received on 9 October | € 620 | Late | neutral`,
  about: 'Came on the second by bank transfer, with the flat in the subject line.',
  add: 'Note a payment',
  use: 'Remind',
})
