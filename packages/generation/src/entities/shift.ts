import { defineEntity } from '../entity.ts'

export const shift = defineEntity({
  id: 'shift',
  words: 'shift, employee, staff, timesheet, roster, leave request, time entry, hr',
  icon: 'clock',
  groups: 'This week, Open, Swapped',
  fields: `
    Who | person | Lea Brandt
    Date | date | Fri 20 Nov
    From | time | 09:00
    To | time | 17:00
    Place | choice | Counter | Counter, Kitchen, Office
    Notes | long | Key is with Kim`,
  samples: `
    avatar | title | subtitle | time
    Lea | Lea Brandt | Counter, until 17:00 | 09:00
    Omar | Omar Haddad | Kitchen, until 18:30 | 10:30
    Kim | Kim Osei | Office, until 16:00 | 08:00
    Ana | Ana Petrova | Counter, until 22:00 | 14:00
    Tomas | Tomás Rey | Kitchen, until 23:00 | 15:00`,
  about: 'Key is with Kim. Delivery comes at ten through the yard.',
  facts: '8 h | Length\n30 min | Break\nCounter | Place',
  figures: '38 h | This week | +2 h\n12 | On duty\n2 | Open shifts',
  hero: 'Tomorrow, 09:00 | Counter with Ana | Eight hours, delivery at ten | Swap shift',
  tip: 'Two open shifts on Saturday | Omar and Iris could take them',
  trend: 'Hours this week | 38 h | +2 h',
  use: 'Swap shift',
})
