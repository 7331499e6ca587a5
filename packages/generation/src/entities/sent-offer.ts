import { defineEntity } from '../entity.ts'

export const sentOffer = defineEntity({
  id: 'sent-offer',
  one: 'Offer',
  many: 'Offers',
  words: 'sent offer, sent quote, quotation sent',
  icon: 'receipt',
  groups: 'Open, Accepted, Declined',
  fields: `
    For | person | Lea Brandt
    What | text | Oak table, 220 cm
    Amount | money | € 2,400
    Sent | date | Tue 17 Nov
    Valid until | date | Thu 17 Dec
    Notes | long | Asked for ash as well`,
  samples: `
    icon | title | subtitle | value | badge | tone
    receipt | Lindner and sons | Sent on Tuesday, until 17 Dec | € 2,400 | Open | warning
    receipt | Harbour office | Sent on 9 Nov, call on Friday | € 8,900 | Open | warning
    receipt | Freewheel | Accepted on Monday | € 1,150 | Accepted | success
    receipt | Small Physics | Accepted, starts 1 Dec | € 3,600 | Accepted | success
    receipt | Mosswell | Wants ten percent less | € 5,200 | Open | warning
    receipt | Tasca do Zé | Chose somebody else | € 760 | Declined | neutral`,
  about: 'Sent on Tuesday with two drawings. Lea asked for ash instead of oak; the price stays the same.',
  facts: '€ 2,400 | Amount\n30 d | Valid\n2 | Drawings',
  figures: '€ 16.5k | Open\n2 | Accepted | +1',
  hero: 'Call on Friday | Harbour office | € 8,900, sent on 9 November | Call now',
  tip: 'Three offers are open | Harbour office wants a call on Friday',
  trend: 'Offers a month | 9 | +2',
  add: 'New offer',
  use: 'Mark as accepted',
})
