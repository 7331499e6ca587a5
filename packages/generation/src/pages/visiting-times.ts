import { definePage } from './page.ts'

export const visitingTimes = definePage({
  id: 'visiting-times',
  said: 'visiting times, visiting hours, visit times, visitor hours, book a visit, plan a visit, visit booking, schedule visits, visits booking',
  unless: /nurses? (?:log|record)|carers? (?:log|record)/i,
  within:
    /\b(?:nursing|care|retirement|hospital|clinic|hospice|residen\w+|elderly|old people|prison|ward|shelter|seniors?)\b/i,
  name: 'Visits',
  icon: 'clock',
  line: 'Today from 10:00 to 19:00',
  content: `
    hero Today from 10:00 to 19:00 | Come when you like, lunch is at noon.
    rows When it suits best
    - sun | Morning | After breakfast and care | 10:00 to 11:30
    - cup | Afternoon | Coffee at three, sit with us | 14:00 to 16:30
    - moon | Evening | Supper is at six | 17:00 to 19:00
    fields
    - We come on | date | Sat 21 Nov
    - At | time | 15:00
    - How many | number | 2
    text A cold? Please wait a few days; a call by video is always possible.
    button check | Tell them we come
  `,
})
