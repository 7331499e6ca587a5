import { defineEntity } from '../entity.ts'

export const streetReport = defineEntity({
  id: 'street-report',
  one: 'Report',
  many: 'Reports',
  words: 'street report, road damage',
  icon: 'pin',
  groups: 'Open, In work, Mended',
  fields: `
    What is it | choice | Road | Road, Light, Rubbish, Green, Sign
    Where | place | Linden lane 4
    Since | date | Tue 17 Nov
    Photo | photo | street
    What do you see | long | A hole as wide as a wheel, right behind the crossing`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Hole in the road | Linden lane 4, reported Tuesday | In work | warning
    bulb | Street light out | Mill street 12, reported Monday | Open | danger
    trash | Dumped mattress | Harbour path, reported Sunday | Mended | success
    tree | Branch over the path | Old park, north gate | Open | danger
    flag | Sign turned round | Corner of Mill and Station street | Mended | success
    pin | Bench with a broken slat | Market square | In work | warning`,
  about:
    'A hole as wide as a wheel, right behind the crossing. The works department looked at it on Wednesday and comes back with asphalt.',
  facts: '3 d | Open\n14 | Saw it, too\nFriday | Planned',
  figures: '18 | Reports | +4\n11 | Mended\n3 d | On average',
  hero: 'Mended today | Dumped mattress is gone | Harbour path, two days after it was reported | See what else',
  tip: 'Eleven of 18 mended this month | The town takes three days on average',
  trend: 'Mended a week | 11 | +3',
  add: 'Report something',
  use: 'I saw it, too',
})
