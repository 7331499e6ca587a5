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
    Place | choice | Ward 4 | Ward 2, Ward 4, Emergency
    Date | date | Fri 20 Nov
    From | time | 6:00
    To | time | 14:00
    Role | text | Nurse
    Note | long | Handover at 13:30`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea | Ward 4, early | Lea Brandt, 6:00 to 14:00 | On duty | success
    Omar | Ward 4, late | Omar Haddad, 13:30 to 21:30 | Later | primary
    Kim | Ward 2, early | Kim Osei, 6:00 to 14:00 | On duty | success
    Ana | Ward 4, night | Ana Petrova, 21:15 to 6:15 | Later | primary
    Iris | Emergency, late | Nobody yet, 13:30 to 21:30 | Open | danger
    Tomas | Ward 2, night | Tomás Rey, 21:15 to 6:15 | Later | neutral`,
  about: 'Early shift with two others. Handover is at half past one in the staff room.',
  facts: '8 h | Length\n3 | On the ward\n13:30 | Handover',
  figures: '5 | On duty\n2 | Open\n96 % | Filled',
  hero: 'Open today, 13:30 | Emergency, late | Nobody yet, four could come | Fill it',
  tip: 'Two shifts are open | Emergency today, ward 2 on Sunday',
  trend: 'Filled | 96 % | +2',
  add: 'Add shift',
  use: 'Swap it',
})
