import { defineEntity } from '../entity.ts'

/** Where those who are new meet others. */
export const newcomerMeeting = defineEntity({
  id: 'newcomer-meeting',
  one: 'Meeting',
  many: 'Meetings',
  words: 'neighbourhood get-together, community connection',
  icon: 'calendar',
  groups: 'This week, Families, Elders',
  fields: `
    What | text | Tea for elders
    Day | date | Fri 20 Nov
    Time | time | 15:00
    Where | place | Library, ground floor
    Languages | text | Any`,
  samples: `
    icon | title | subtitle | overline | meta
    coffee | Tea for elders | Library, somebody fetches you | Fri 20 Nov, 15:00 | 9 coming
    pot | Cook together | Neighbours' kitchen, bread from home | Fri 20 Nov, 18:00 | 14 coming
    users | Football for everybody | School yard, shoes are there | Sat 21 Nov, 10:00 | 22 coming
    book | Stories for children | Two languages at once | Sun 22 Nov, 11:00 | 6 coming
    tree | Walk by the river | Slowly, with a bench on the way | Tue 24 Nov, 14:00 | 5 coming`,
  about: 'Tea, cake and games. Whoever cannot walk well is fetched; ring Ruth the day before.',
  figures: '5 | This week\n56 | Coming',
  tip: 'Tea for elders tomorrow | Somebody fetches you',
  add: 'Add meeting',
  use: 'I come',
})
