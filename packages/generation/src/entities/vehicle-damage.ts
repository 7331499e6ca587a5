import { defineEntity } from '../entity.ts'

/** A scratch or an accident of a vehicle. */
export const vehicleDamage = defineEntity({
  id: 'vehicle-damage',
  one: 'Damage',
  many: 'Damage reports',
  words: 'vehicle damage report',
  icon: 'warning',
  groups: 'New, Repair, Closed',
  fields: `
    Vehicle | text | Van 7, LN 485
    What happened | long | Scratched the mirror at the gate
    Date | date | Tue 17 Nov
    Driver | person | Kim Osei
    Others involved | text | Nobody
    Photos | photo | car`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Van 7, right mirror | Kim, Tuesday, three photos | New | danger
    car | Van 2, rear bumper | Other driver, police report | Insurance | warning
    tools | Truck 1, tail lift | In the workshop until Friday | Repair | primary
    check | Van 4, windscreen | Replaced on 2 November | Closed | success`,
  about: 'Touched the gate post when leaving. Mirror glass broken, nobody hurt, three photos.',
  facts: '3 | Photos\n€ 180 | Estimate\nTue | Date',
  figures: '3 | Open\n€ 1,240 | This year',
  hero: 'New | Van 7, right mirror | Kim, Tuesday, three photos | See report',
  tip: 'Three damages are open | One is with the insurance',
  trend: 'Damages a year | 9 | −4',
  add: 'Report damage',
  use: 'Send to insurance',
})
