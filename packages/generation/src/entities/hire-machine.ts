import { defineEntity } from '../entity.ts'

/** A machine or tool that customers rent from a firm. */
export const hireMachine = defineEntity({
  id: 'hire-machine',
  one: 'Machine',
  many: 'Machines',
  words: 'machine for hire',
  icon: 'truck',
  groups: 'Free, Rented, Service',
  fields: `
    Number | text | ME-18-04
    Category | choice | Excavators | Excavators, Lifts, Compactors, Power
    State | choice | Free | Free, Rented, Service
    Rate a day | money | € 145
    Hours | number | 2140
    Next service | date | Mon 30 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    truck | Mini excavator 1.8 t | ME-18-04, yard | € 145 | Free | success
    truck | Scissor lift 10 m | SL-10-02, Lindner until Friday | € 98 | Rented | warning
    tools | Plate compactor 90 kg | PC-90-07, yard | € 42 | Free | success
    bolt | Generator 20 kVA | GE-20-01, festival until Sunday | € 76 | Rented | warning
    tools | Wheel loader | WL-35-01, hydraulic hose | € 190 | Service | danger
    truck | Telehandler 7 m | TH-07-03, back today at 16:00 | € 210 | Due back | primary`,
  about: 'Checked on Monday, full tank. Comes with two buckets; trailer on request.',
  facts: '€ 145 | A day\n2,140 | Hours\nMon | Checked',
  figures: '64 | Machines\n38 | Rented\n3 | Due back today',
  hero: 'Due back, 16:00 | Telehandler 7 m | Osei building, clean and full tank | Check in',
  tip: 'Three come back today | The wheel loader waits for a hose',
  trend: 'Rented out | 72 % | +4',
  add: 'Add machine',
  use: 'Book it',
})
