import { defineEntity } from '../entity.ts'

/** A team and what it has given to the common goal. */
export const effortTeam = defineEntity({
  id: 'effort-team',
  one: 'Team',
  many: 'Teams',
  words: 'sponsored team, relay team, challenge team',
  icon: 'users',
  groups: 'Today, All, Mine',
  fields: `
    Team | text | Night Otters
    Done | number | 412
    By | person | Lea Brandt
    Time | time | 10:40
    Raised | money | € 824
    Notes | long | Two fresh swimmers at noon`,
  samples: `
    icon | title | subtitle | value | progress
    users | Night Otters | 8 people, 412 so far | € 824 | 82
    users | Accounts | 5 people, 366 so far | € 732 | 73
    users | Mill Street School | 14 people, 348 so far | € 696 | 70
    users | Second Floor | 6 people, 290 so far | € 580 | 58
    users | The Late Shift | 4 people, 214 so far | € 428 | 43
    users | Harbour Choir | 9 people, 180 so far | € 360 | 36`,
  about:
    'Eight people in turns of twenty minutes since ten this morning. At this pace they have five hundred before midnight.',
  facts: '412 | Done\n8 | People\n€ 824 | Raised',
  figures: '€ 3,620 | Total raised | +€ 240\n1,810 | Done\n6 | Teams',
  hero: '72 % of the goal | 1,810 of 2,500 | Night Otters lead by 46 | Log yours',
  tip: '690 to go | Sponsors double the last hundred',
  trend: 'Done an hour | 118 | +22',
  add: 'Log effort',
  use: 'Add to it',
})
