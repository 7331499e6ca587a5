import { defineEntity } from '../entity.ts'

/** A shift of the plan and who works it. */
export const plannedShift = defineEntity({
  id: 'planned-shift',
  one: 'Shift',
  many: 'Shifts',
  words: 'shift of the plan',
  icon: 'calendar',
  groups: 'Today, Open, This week',
  fields: `
    Who | person | Lea Brandt
    Place | choice | Counter | Counter, Store, Office
    Date | date | Fri 20 Nov
    From | time | 6:00
    To | time | 14:00
    Note | long | Key is with Kim`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea | Early, counter | Lea Brandt, 6:00 to 14:00 | On duty | success
    Omar | Late, counter | Omar Haddad, 13:30 to 21:30 | Later | primary
    Kim | Early, store | Kim Osei, 6:00 to 14:00 | On duty | success
    Ana | Night, on call | Ana Petrova, 21:15 to 6:15 | Later | primary
    Iris | Late, store | Nobody yet, 13:30 to 21:30 | Open | danger
    Tomas | Saturday, early | Tomás Rey, 7:00 to 15:00 | Planned | neutral`,
  about: 'Early shift with two others. Handover is at half past one.',
  facts: '8 h | Length\n3 | On duty\n13:30 | Handover',
  figures: '5 | On duty\n2 | Open\n96 % | Filled',
  hero: 'Open today, 13:30 | Late, store | Nobody yet, four could come | Fill it',
  tip: 'Two shifts are open | One today, one on Sunday',
  trend: 'Filled | 96 % | +2',
  add: 'Add shift',
  use: 'Swap it',
})
