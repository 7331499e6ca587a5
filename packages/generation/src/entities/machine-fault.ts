import { defineEntity } from '../entity.ts'

/** A machine that does not run as it should, and who mends it. */
export const machineFault = defineEntity({
  id: 'machine-fault',
  one: 'Work order',
  many: 'Work orders',
  words: 'maintenance work order, machine fault, broken machine',
  icon: 'tools',
  groups: 'New, In work, Waiting, Done',
  fields: `
    Machine | choice | Packing line 1 | Packing line 1, Compressor 2, Forklift 3, Press 4
    What is wrong | long | Belt torn, line stands still
    Priority | choice | High | Low, Normal, High, Stopped
    Assigned to | person | Omar Haddad
    Time spent | text | 1 h 20
    Parts used | text | Drive belt, 1,200 mm
    Photo | photo | tools`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Packing line 1, belt torn | Hall B, Omar, since 8:40 | Stopped | danger
    tools | Compressor 2, loses pressure | Hall A, Kim, part ordered | Waiting | warning
    tools | Forklift 3, horn silent | Loading bay, reported by Ana | New | primary
    bolt | Press 4, light curtain | Hall A, Omar, today at two | In work | accent
    drop | Oil under press 2 | Hall A, cleaned and sealed | Done | success
    check | Door 7, does not close | Gate, new sensor | Done | success`,
  about: 'Reported by Noor at 8:40 with a photo. The line stands still; a new belt comes at two.',
  facts: '1 h 20 | Time spent\nHigh | Priority\n1 | Part',
  figures: '4 | Open\n1 | Stopped\n1 h 50 | Time to repair',
  hero: 'Stopped since 8:40 | Packing line 1, belt torn | Hall B, the part comes at two | Open work order',
  tip: 'One machine stands still | Packing line 1, since 8:40',
  trend: 'Closed this week | 14 | +3',
  notices: `
    Packing line 1 stands still | Reported by Noor, 8:40 | warning
    Forklift 3 is overdue | Service was due on Monday | calendar
    Part has come | Drive belt, bin 4 | box`,
  add: 'Report fault',
  use: 'Mark as done',
})
