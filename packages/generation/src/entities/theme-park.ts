import { defineEntity } from '../entity.ts'

export const themePark = defineEntity({
  id: 'theme-park',
  one: 'Park',
  many: 'Parks',
  words: 'theme park, amusement park',
  icon: 'map',
  groups: 'Been, Planned',
  fields: `
    Park | text | Harbour Park
    Where | place | Bremen
    Coasters | number | 9
    Ridden | number | 8
    Last visit | date | Sat 14 Nov`,
  samples: `
    icon | title | subtitle | value
    map | Harbour Park | 8 of 9 coasters, five visits | 96 rides
    map | Mill Land | All 6 coasters, three visits | 61 rides
    map | Lighthouse Pier | 3 of 4 coasters | 22 rides
    map | Ridge World | Planned for May | 0 of 11
    map | Old Fairground | Closed in 2024 | 14 rides`,
  about: 'Nine coasters, eight ridden; the last one was closed each time. Quietest on Tuesdays in May.',
  facts: '9 | Coasters\n8 | Ridden\n5 | Visits',
  figures: '14 | Parks\n5 | Countries',
  hero: 'Planned | Ridge World in May | Eleven coasters, none ridden yet | See park',
  tip: 'One is missing in Harbour Park | It opens again in April',
  add: 'Add park',
  use: 'See coasters',
})
