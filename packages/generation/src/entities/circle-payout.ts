import { defineEntity } from '../entity.ts'

/** The pot that goes to one of them. */
export const circlePayout = defineEntity({
  id: 'circle-payout',
  one: 'Payout',
  many: 'Payouts',
  words: 'payout, pot of the round, share-out',
  icon: 'gift',
  groups: 'Next, Paid out',
  fields: `
    To | person | Iris Chen
    Amount | money | € 600.00
    Date | date | Wed 25 Nov
    Drawn by lot | switch | yes`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Iris | Iris Chen | Wed 25 November, turn 9 | € 600 | Next | primary
    Kim | Kim Osei | 25 December, turn 10 | € 600 | Planned | neutral
    Tomas | Tomás Rey | 25 October, turn 8 | € 600 | Paid out | success
    Omar | Omar Haddad | 25 July, turn 5 | € 600 | Paid out | success
    Lea | Lea Brandt | 25 March, turn 1 | € 600 | Paid out | success`,
  about: 'Twelve times fifty, sent to her phone when the last has paid.',
  facts: '€ 600 | Pot\n9 of 12 | Turn\n25 Nov | Date',
  figures: '€ 600 | A round\n4 | To come',
  hero: 'On 25 November | Iris Chen gets the pot | € 450 of € 600 are in | Open',
  tip: 'Iris gets the pot on 25 November | Kim is next',
  add: 'Add payout',
  use: 'Mark as paid out',
})
