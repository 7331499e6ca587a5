import { defineEntity } from '../entity.ts'

export const shoot = defineEntity({
  id: 'shoot',
  one: 'Shooting day',
  many: 'Shooting days',
  words: 'call sheet, film shoot, scene, shot list, film production',
  icon: 'video',
  groups: 'Today, This week, Wrapped',
  fields: `
    Day | number | 7
    Date | date | Fri 20 Nov
    Call | time | 6:30
    Place | place | Stone pier
    Scenes | text | 12, 14A, 15
    Weather | text | Fog until nine
    Notes | long | Boat from 8:00`,
  samples: `
    image | title | subtitle | overline | meta
    lake | Day 7, Stone pier | Call 6:30, scenes 12, 14A, 15 | Friday | 4 pages
    room | Day 8, kitchen | Call 8:00, scenes 3, 4 | Saturday | 3 pages
    city night | Day 9, tram | Call 20:00, scene 22 | Sunday | 2 pages
    forest | Day 6, firs | Wrapped 18:40 | Thursday | 5 pages
    museum | Day 5, hall | Wrapped 21:10 | Wednesday | 4 pages
    train | Day 4, station | Wrapped 17:05 | Tuesday | 3 pages`,
  about: 'Fog until nine is good for scene 12. Boat from eight, lunch on the pier at half past twelve.',
  facts: '6:30 | Call\n3 | Scenes\n4 | Pages',
  figures: '7 of 14 | Days\n41 | Scenes left\n22 | Crew',
  hero: 'Tomorrow, call 6:30 | Day 7, Stone pier | Scenes 12, 14A and 15, boat from 8:00 | Send call sheet',
  tip: 'Half a page ahead | Wrapped before six on four days',
  trend: 'Pages a day | 3.6 | +0.4',
  add: 'Add day',
  use: 'Send call sheet',
})
