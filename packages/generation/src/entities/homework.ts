import { defineEntity } from '../entity.ts'

export const homework = defineEntity({
  id: 'homework',
  one: 'Homework',
  many: 'Homework',
  words: 'homework task, assignment to hand in',
  icon: 'check',
  groups: 'Active, Completed, Later',
  fields: `
    Subject | choice | Maths | Maths, English, Physics, Art
    What | text | Page 48, numbers 3 to 7
    Due | date | Mon 23 Nov
    Note | long | Number 6 is hard on purpose`,
  samples: `
    icon | title | subtitle | badge | tone
    check | Page 48, numbers 3 to 7 | Maths, due Monday | Open | warning
    check | The poem you like least | English, due today | Open | danger
    check | Protocol of the pendulum | Physics, due Wednesday | Open | primary
    check | Sketch of a hand | Art, due in a week | Open | neutral
    check | Vocabulary, unit 4 | English, handed in | Done | success
    check | Map of the Alps | Geography, handed in | Done | success`,
  about: 'Page 48, numbers 3 to 7. Number 6 is hard on purpose; a good try counts.',
  facts: 'Mon | Due\n25 min | Takes\nMaths | Subject',
  figures: '4 | Open\n2 | Handed in | +1\n1 | Due today',
  hero: 'Due today | The poem you like least | English, read it aloud once | Open',
  tip: 'Due today: one poem | The rest can wait until Monday',
  trend: 'Handed in a week | 6 | +1',
  add: 'Add homework',
  use: 'Mark as done',
})
