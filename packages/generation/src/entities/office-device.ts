import { defineEntity } from '../entity.ts'

/** What people work with, who has it, and whether it works. */
export const officeDevice = defineEntity({
  id: 'office-device',
  one: 'Device',
  many: 'Devices',
  words: 'office device, it asset',
  icon: 'panelTop',
  groups: 'In use, Free, Repair',
  fields: `
    Number | text | LT-0412
    Kind | choice | Laptop | Laptop, Monitor, Projector, Printer
    Used by | person | Lea Brandt
    Room | text | 2.14
    Bought | date | Mon 4 Mar
    Warranty until | text | March 2027`,
  samples: `
    icon | title | subtitle | badge | tone
    panelTop | Laptop 14 inch, LT-0412 | Lea Brandt, room 2.14 | In use | success
    camera | Projector, PJ-0003 | Room 12, lamp weak | Repair | danger
    file | Printer, PR-0204 | Second floor, corridor | In use | success
    square | Monitor 27 inch, MN-0118 | Omar Haddad, room 3.02 | In use | success
    panelTop | Laptop 13 inch, LT-0398 | Store, ready to lend | Free | primary
    phone | Tablet, TB-0041 | Class set, trolley 2 | In use | success`,
  about: 'Bought in March 2024, warranty until March 2027. Two tickets so far, both about the battery.',
  facts: '2024 | Bought\n2 | Tickets\n2027 | Warranty',
  figures: '184 | Devices\n3 | In repair',
  hero: 'In repair since Monday | Projector, PJ-0003 | Room 12, new lamp on Friday | See device',
  tip: 'Three devices are in repair | The projector is back on Friday',
  trend: 'In use | 161 | +4',
  add: 'Add device',
  use: 'Report a problem',
})
