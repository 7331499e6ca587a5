import { defineEntity } from '../entity.ts'

/** What a firm works with and keeps running. */
export const machine = defineEntity({
  id: 'machine',
  words: 'production machine, machine register',
  icon: 'tools',
  groups: 'Running, Stopped, Service due',
  fields: `
    Place | place | Hall A
    Serial number | text | CP-4182-07
    State | choice | Running | Running, Stopped, Service due
    Running hours | number | 4180
    Last service | date | Tue 6 Oct
    Next service | date | Mon 7 Dec
    Manual | text | CP-40 manual.pdf`,
  samples: `
    icon | title | subtitle | badge | tone
    tools | Compressor 2 | Hall A, 4,180 hours | Running | success
    tools | Packing line 1 | Hall B, belt torn | Stopped | danger
    truck | Forklift 3 | Loading bay, service on 7 December | Service due | warning
    tools | Press 4 | Hall A, 9,020 hours | Running | success
    flame | Boiler | Cellar, checked in October | Running | success
    bolt | Generator | Yard, test run on Friday | Service due | warning`,
  about: 'In Hall A since 2019. Oil and filters every 500 hours; the last service was on 6 October.',
  facts: '4,180 | Hours\n7 Dec | Next service\n2 | Faults this year',
  figures: '34 | Machines\n1 | Stopped\n3 | Service due',
  hero: 'Stopped since 8:40 | Packing line 1 | Belt torn, Omar is on it | See fault',
  tip: 'One machine stands still | Packing line 1, part comes at two',
  trend: 'Running | 97 % | +1',
  add: 'Add machine',
  use: 'Report fault',
})
