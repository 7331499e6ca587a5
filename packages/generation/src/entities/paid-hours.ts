import { defineEntity } from '../entity.ts'

/** Which hours were worked at events and what they pay. */
export const paidHours = defineEntity({
  id: 'paid-hours',
  one: 'Hours',
  many: 'Paid hours',
  words: 'hours paid for events',
  icon: 'wallet',
  groups: 'To approve, Approved, Paid',
  fields: `
    Event | text | Trade fair
    Hours | text | 8 h
    Pay | money | € 132
    State | choice | Approved | To approve, Approved, Paid`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wallet | Trade fair, door | 12 November, 8 h | € 132 | Approved | primary
    wallet | City lights, stage | 7 November, 10 h | € 175 | Paid | success
    wallet | Book night, desk | 3 November, 5 h | € 80 | Paid | success
    clock | Wine fair, bar | 14 November, 6 h | € 99 | To approve | warning`,
  about: 'Eight hours at € 16.50, approved by Iris. It is paid on 30 November.',
  facts: '8 h | Hours\n€ 132 | Pay\n30 Nov | Paid on',
  figures: '€ 231 | To come\n€ 255 | Paid',
  hero: 'To approve | Wine fair, bar | 6 hours, waits for Iris | See hours',
  tip: '€ 231 are still to come | Paid on 30 November',
  trend: 'Earned this month | € 486 | +€ 90',
  add: 'Add hours',
  use: 'See details',
})
