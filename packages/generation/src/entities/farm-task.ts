import { defineEntity } from '../entity.ts'

/** What is to be done on a farm today, and who does it. */
export const farmTask = defineEntity({
  id: 'farm-task',
  one: 'Task',
  many: 'Tasks',
  words: 'task of a farm worker',
  icon: 'check',
  groups: 'Today, This week, Done',
  fields: `
    Where | text | Field 4
    Who | person | Omar Haddad
    Due | date | Thu 19 Nov
    Machine | text | Tractor 110 hp
    Note | long | Gate on the north side`,
  samples: `
    icon | title | subtitle | badge | tone
    drop | Irrigate field 4 | Omar, before noon | Today | primary
    leaf | Pick block B | Kim, Ana and two helpers | Today | primary
    tools | Mend the fence, plot 12 | Tomás, posts are in hall 2 | This week | warning
    truck | Plough field 7 | Omar, when it is dry | This week | warning
    check | Feed and clean, barn | Kim, done at 7:10 | Done | success`,
  about: 'Two hours on the north half. The pump stands at the ditch; the gate is on the north side.',
  facts: '2 h | Takes\nOmar | Who\n6.4 ha | Area',
  figures: '2 | Today\n2 | This week',
  hero: 'Today, before noon | Irrigate field 4 | Omar, north half | Mark as done',
  tip: 'Two tasks for today | The fence can wait until Friday',
  trend: 'Done this week | 24 | +3',
  add: 'Add task',
  use: 'Mark as done',
})
