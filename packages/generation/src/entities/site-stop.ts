import { defineEntity } from '../entity.ts'

/** A stop on the round. */
export const siteStop = defineEntity({
  id: 'site-stop',
  one: 'Stop',
  many: 'Stops',
  words: 'pump stop',
  icon: 'truck',
  groups: 'Tomorrow, Done, Late',
  fields: `
    Unit | choice | 118 | 118, 87, 145, 204
    Driver | person | Kim Osei
    Date | date | Fri 20 Nov
    Done at | time | 7:20
    All in order | switch | yes
    Photo | photo | site
    Notes | long | Door lock is stiff`,
  samples: `
    icon | title | subtitle | time | badge | tone
    truck | 118, Linden lane | Kim, gate code 2580 | 7:00 | Tomorrow | primary
    truck | 145, Station road | Kim, ring the foreman | 7:40 | Tomorrow | primary
    truck | 87, Harbour road | Kim, two days late | 8:15 | First of all | danger
    truck | 212 and 213, festival field | Kim, entrance at the stage | 9:00 | Tomorrow | primary
    check | 204, Mill fields | Omar, all in order | Tue | Done | success`,
  about: 'Gate code 2580, the unit stands behind the crane. A photo when it is done.',
  facts: '7:00 | Planned\n9 | Stops\n46 km | Round',
  figures: '9 | Stops\n46 km | Round\n1 | Late',
  hero: 'Tomorrow | Nine stops for Kim | From Linden lane to the festival field | Start round',
  tip: 'Harbour road is open again | So 87 comes first',
  trend: 'Stops a day | 9 | +1',
  add: 'Add stop',
  use: 'Mark as done',
})
