import { defineEntity } from '../entity.ts'

/** Something to be done on the float. */
export const floatTask = defineEntity({
  id: 'float-task',
  one: 'Task',
  many: 'Tasks',
  words: 'float task, wagon task',
  icon: 'tools',
  groups: 'Weld, Paint, Done',
  fields: `
    Task | text | Dragon’s head, wire frame
    Who | person | Omar Haddad
    By | date | Sat 28 Nov
    Material | text | 40 m of wire, two rolls of mesh
    Done | switch | no`,
  samples: `
    icon | title | subtitle | time
    tools | Dragon’s head, wire frame | Omar and Kim, barn | Sat
    tools | Railing, 1.10 m, with test sheet | Tomás, until the inspection | 5 Dec
    paint | Scales, 400 pieces | All, Thursday evenings | Thu
    music | Speakers and generator | Jonas, borrowed from the brass band | Jan
    check | Frame welded to the trailer | Omar | Done
    check | Theme is fixed: Dragon asks for quiet | Meeting of 3 November | Done`,
  about: 'Forty metres of wire, bent over the barrel, mouth to open with a rope. Kim brings the mesh.',
  facts: 'Sat | Due\n2 | Helpers\n40 m | Wire',
  figures: '12 of 31 | Done\n9 | Weeks left\n€ 860 | Spent',
  hero: 'Saturday, 14:00 | Dragon’s head in the barn | Six hands needed, soup at six | I am coming',
  tip: 'The inspection is on 5 December | Railing and extinguisher first',
  trend: 'Done a week | 4 | +1',
  add: 'Add task',
  use: 'Mark as done',
})
