import { defineEntity } from '../entity.ts'

/** A tractor or what it pulls. */
export const farmMachine = defineEntity({
  id: 'farm-machine',
  one: 'Machine',
  many: 'Machinery',
  words: 'farm machine',
  icon: 'truck',
  groups: 'Ready, In use, Repair',
  fields: `
    Hours | number | 4120
    Next service | date | Mon 30 Nov
    Driver | person | Omar Haddad
    Diesel | text | 62 %
    Place | place | Yard, hall 2`,
  samples: `
    icon | title | subtitle | badge | tone
    truck | Tractor 110 hp | 4,120 h, Omar on field 7 | In use | success
    tools | Plough, 4 furrows | Share worn, ordered | Repair | danger
    drop | Sprayer, 18 m | Checked until 2028 | Ready | success
    truck | Trailer, 12 t | Yard, hall 2 | Ready | success
    tools | Baler | Service on 30 November | Service due | warning`,
  about: 'Runs since 2014, oil every 250 hours. The next service is on 30 November.',
  facts: '4,120 | Hours\n30 Nov | Service\n62 % | Diesel',
  figures: '9 | Machines\n1 | In repair',
  hero: 'In repair | Plough, 4 furrows | Share ordered, Friday | See machine',
  tip: 'One machine is in repair | The plough, until Friday',
  trend: 'Hours a week | 86 | +12',
  add: 'Add machine',
  use: 'Note hours',
})
