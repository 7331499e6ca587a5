import { defineEntity } from '../entity.ts'

/** A lorry that comes to load or unload. */
export const gateTruck = defineEntity({
  id: 'gate-truck',
  one: 'Truck',
  many: 'Trucks',
  words: 'truck at the gate',
  icon: 'truck',
  groups: 'Expected, At the ramp, Gone',
  fields: `
    Number plate | text | HB-KW 418
    Firm | text | Osei Logistics
    Time | time | 10:30
    Ramp | choice | 3 | 1, 2, 3, 4
    Goods | text | 24 pallets`,
  samples: `
    icon | title | subtitle | badge | tone
    truck | HB-KW 418, Osei Logistics | 24 pallets, since 10:12 | Ramp 3 | warning
    truck | LN-482, Harbour Supply | Expected at 11:00 | Expected | primary
    truck | GE-118, Lindner | Waits since 9:50 | Waits | danger
    check | PO-77, Norrgard | Gone at 9:40 | Gone | neutral`,
  about: 'Twenty-four pallets, ramp 3. The driver has seen the film in March.',
  facts: '10:12 | In\n3 | Ramp\n24 | Pallets',
  figures: '2 | Inside\n1 | Waits',
  hero: 'Waits since 9:50 | GE-118, Lindner | Ramp 2 is free at eleven | Call in',
  tip: 'One truck waits for an hour | Ramp 2 is free soon',
  trend: 'Trucks a day | 18 | +2',
  add: 'Announce truck',
  use: 'Assign ramp',
})
