import { defineEntity } from '../entity.ts'

export const movingTask = defineEntity({
  id: 'moving-task',
  one: 'Task',
  many: 'Tasks',
  words: 'moving house, move, moving checklist, relocation',
  icon: 'box',
  groups: 'This week, Boxes, Done',
  fields: `
    Task | text | Tell the electricity company
    Until | date | Fri 27 Nov
    Who | person | Omar Haddad
    Room | choice | Kitchen | Kitchen, Study, Cellar
    Done | switch | no
    Notes | long | Meter at the door: 40918`,
  samples: `
    icon | title | subtitle | badge | tone
    bolt | Tell the electricity company | By Friday, Omar | Open | warning
    truck | Book the van | Sat 5 Dec, 3.5 t | Done | success
    box | Kitchen, box 1 to 6 | Pots, glasses, spices | 4 of 6 | primary
    mail | Change of address | Post, bank, doctor | Open | warning
    key | Hand over old keys | Mon 7 Dec, 9:00 | Planned | neutral
    sofa | Sell the grey sofa | Two people asked | Open | accent`,
  about: 'Meter number stands by the door. They want the reading of the last day and the new address.',
  facts: '16 | Days left\n21 | Boxes\n9 | Open',
  figures: '16 | Days left\n21 of 34 | Boxes\n9 | Open tasks',
  hero: 'In 16 days | Moving day, Saturday 5 December | Van from 8:00, four friends | See plan',
  tip: 'On time | Two tasks ahead of the plan',
  trend: 'Boxes packed | 21 | +6',
  add: 'Add task',
  use: 'Mark as done',
})
