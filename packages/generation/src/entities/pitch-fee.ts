import { defineEntity } from '../entity.ts'

/** What is paid for a place. */
export const pitchFee = defineEntity({
  id: 'pitch-fee',
  one: 'Fee',
  many: 'Fees',
  words: 'pitch fee, market fee, season ticket for a pitch',
  icon: 'wallet',
  groups: 'Open, Paid, Season',
  fields: `
    Who | person | Kim Osei
    Pitch | text | D 2
    For | choice | Day | Day, Week, Season
    Amount | money | € 72.00
    Way | choice | Card | Cash, Card, Transfer`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wallet | Kim Osei, D 2 | Saturday, asked at nine | € 72 | Open | danger
    wallet | Lea Brandt, C 14 | Season until March | € 540 | Season | primary
    wallet | Omar Haddad, C 15 | Saturday, card | € 27 | Paid | success
    wallet | Iris Chen, D 4 | Saturday, cash | € 18 | Paid | success`,
  figures: '€ 1,284 | Today\n€ 72 | Open',
  tip: 'One fee is open | D 2, € 72',
  add: 'Take a fee',
  use: 'Mark as paid',
})
