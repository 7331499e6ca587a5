import { defineEntity } from '../entity.ts'

export const wardTask = defineEntity({
  id: 'ward-task',
  one: 'Task',
  many: 'Tasks due',
  words: 'nursing task, ward task',
  icon: 'check',
  groups: 'This hour, Later, Done',
  fields: `
    Task | text | Blood pressure, bed 12 A
    Due | time | 15:00
    Done by | person | Ana Petrova
    Note | long | Left arm only`,
  samples: `
    icon | title | subtitle | time | badge | tone
    heart | Blood pressure, bed 12 A | Every four hours | 14:00 | Due | warning
    pill | Antibiotic, bed 12 B | Second of three | 14:30 | Due | warning
    trend | ECG, bed 14 B | Doctor asked for it | 15:00 | Urgent | danger
    drop | Change drip, bed 14 A | 500 ml | 15:30 | Later | neutral
    run | Walk with bed 12 A | To the window and back | 16:00 | Later | neutral
    file | Letter, bed 15 | Goes home at 16:00 | 16:00 | Later | neutral`,
  about: 'Every four hours, on the left arm. Call the doctor above 160.',
  facts: '14:00 | Due\n4 h | Every\n12 A | Bed',
  figures: '3 | This hour\n9 | Until 22:00',
  hero: 'Due now | Blood pressure, bed 12 A | Every four hours, left arm | Done',
  add: 'Add task',
  use: 'Done',
})
