import { defineEntity } from '../entity.ts'

export const launch = defineEntity({
  id: 'launch',
  words: 'launch, rocket, satellite, spacex launch, space mission, spacecraft',
  icon: 'spark',
  groups: 'Next, Past, Rockets',
  fields: `
    Mission | text | Halcyon 4
    Rocket | text | Kestrel 9
    Date | date | Sat 21 Nov
    Time | time | 14:06
    Place | place | Pad 39, north
    Watch live | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta
    rocket | Halcyon 4 | Kestrel 9, pad 39 | In 2 days | Crew of four
    satellite | Lantern relay | Kestrel 9, pad 40 | 27 November | 22 satellites
    night | Deep Ear | Heavy, pad 39 | 4 December | Telescope
    rocket | Cargo 18 | Kestrel 9 | Landed | Success
    satellite | Weather eye | Small lift | In orbit | Success
    rocket | Test flight 6 | Big one, beach pad | Past | Partial`,
  about:
    'Four people to the station for six months. The first stage lands on the ship eight minutes after the start.',
  facts: '14:06 | Start\n8 min | To landing\n4 | Crew',
  figures: '3 | This month\n61 | This year\n98 % | Success',
  hero: 'In 2 days 04:25 | Halcyon 4 | Saturday 14:06 from pad 39 | Remind me',
  tip: 'Wind looks good | Eighty percent for the first slot',
  trend: 'Starts a month | 6 | +1',
  add: 'Follow mission',
  use: 'Remind me',
})
