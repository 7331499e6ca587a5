import { defineEntity } from '../entity.ts'

export const counter = defineEntity({
  id: 'counter',
  one: 'Counter',
  many: 'Counters',
  words: 'counter, tally counter, tally',
  icon: 'plus',
  groups: 'All, Today, Resting',
  fields: `
    Name | text | Visitors
    Count | number | 48
    Step | number | 1
    Reset | choice | Never | Never, Every day, Every week`,
  samples: `
    icon | title | subtitle | value | tone
    users | Visitors | Last one at 9:38 | 48 | primary
    paw | Swallows | Harbour, since 8:00 | 17 | success
    repeat | Rows knitted | Sleeve, of 96 | 62 | accent
    cup | Cups of coffee | Back to 0 at midnight | 3 | warning
    bike | Bikes at the lights | Tuesday, one hour | 214 | primary
    check | Days without sugar | Since 1 November | 19 | success`,
  about: 'Tap to add one, hold to take one away. Last added at 9:38, eleven in this hour.',
  facts: '48 | Now\n11 | This hour\n+1 | Step',
  figures: '6 | Counters\n363 | In all',
  hero: 'Last tapped | Visitors, 48 | Eleven in this hour | Add one',
  tip: 'Eleven in this hour | Visitors, last at 9:38',
  trend: 'Counted a day | 86 | +9',
  add: 'Add counter',
  use: 'Add one',
  next: 'Take one away',
})
