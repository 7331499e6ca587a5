import { defineEntity } from '../entity.ts'

export const siteReport = defineEntity({
  id: 'site-report',
  one: 'Report',
  many: 'Reports',
  words: 'site report, site diary, construction site',
  icon: 'building',
  groups: 'Open, Defects, Done',
  fields: `
    Date | date | Thu 19 Nov
    Weather, morning | choice | Dry | Dry, Rain, Frost, Wind
    Weather, afternoon | choice | Wind | Dry, Rain, Frost, Wind
    On site | number | 14
    Work done | long | Second floor ceiling poured, scaffold moved to the yard
    Hindered by | text | Crane stood still for two hours
    Picture | photo | city`,
  samples: `
    image | title | subtitle | overline | badge
    city building | Ceiling, second floor | Poured by noon, 14 on site | Thu 19 Nov | Done
    office | Stairs, wing B | Formwork set, dry | Wed 18 Nov | Done
    city | Scaffold, yard side | Wind over 60, work stopped | Tue 17 Nov | Hindered
    room | Crack over door 2.14 | Found by Iris, two photos | Defect | Open
    building | Windows, first floor | 18 of 24 in place | Mon 16 Nov | Done
    room | Leak at shaft 3 | Plumber comes Friday | Defect | Open`,
  about:
    'Concrete came at 7:10, the last truck left at noon. The crane stood still for two hours because of the wind.',
  facts: '14 | On site\n8° | Dry\n2 | Defects',
  figures: '14 | On site today | +2\n7 | Open defects\n62 % | Of the shell',
  hero: 'Before 17:00 | Today’s report | Weather and people are filled in already | Write report',
  tip: 'Seven defects open | Three are due before Friday',
  trend: 'Progress | 62 % | +3 %',
  data: [41, 45, 48, 52, 55, 59, 62],
  add: 'New report',
  use: 'Add photo',
})
