import { defineEntity } from '../entity.ts'

export const custodyDay = defineEntity({
  id: 'custody-day',
  one: 'Day',
  many: 'Days',
  words: 'custody day, handover',
  icon: 'calendar',
  groups: 'With me, With Omar, Swaps',
  fields: `
    Date | date | Fri 27 Nov
    With | choice | Me | Me, Omar
    Handover at | time | 17:30
    Where | place | School gate
    Swap for | date | Fri 4 Dec
    Reason | long | Late shift that evening`,
  samples: `
    icon | title | subtitle | badge | tone | time
    home | With me | Thu 19 to Sun 22 November | Now | primary | Thu
    repeat | Handover at the school gate | Sun 22 Nov, to Omar | 17:30 | warning | Sun
    home | With Omar | Mon 23 to Thu 26 November | Next | accent | Mon
    chat | Swap asked: 27 for 4 December | Omar has not answered | Open | danger | Fri
    cake | Lea’s birthday, both | Thu 3 December, 15:00 | Together | success | Thu
    school | Parents’ evening | Tue 8 December, 18:00 | Both | neutral | Tue`,
  about: 'Four days here, four there, handover at the school gate. Sports bag and inhaler go along.',
  facts: '4 days | Here\n17:30 | Handover\n1 | Open swap',
  figures: '15 | Days with me\n15 | Days with Omar\n1 | Swap asked',
  hero: 'Until Sunday, 17:30 | Lea and Max are with you | Handover at the school gate | Ask for a swap',
  tip: 'One swap is open | 27 November for 4 December',
  trend: 'Days a month | 15 | 0',
  add: 'Ask for a swap',
  use: 'Accept',
})
