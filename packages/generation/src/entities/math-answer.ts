import { defineEntity } from '../entity.ts'

/** The answers of one task; what is practised stands in `math-task`. */
export const mathAnswer = defineEntity({
  id: 'math-answer',
  one: 'Task',
  many: 'Tasks',
  words: 'math answer',
  icon: 'calculator',
  groups: 'Right, Wrong',
  fields: 'Answer | number | 56',
  samples: `
    icon | title | subtitle
    star | 56 | 7 × 8
    star | 54 | 6 × 9
    star | 48 | 6 × 8
    star | 63 | 7 × 9`,
  about: 'Five, six, seven, eight: fifty-six is seven times eight.',
  facts: '17 | Right\n20 | Asked\n52 s | Time',
  figures: '17 of 20 | Right | +2\n52 s | Time\n2 | Stars',
  hero: '7 × table | How much is 7 × 8? | 20 tasks, about a minute | Start',
  tip: 'Five, six, seven, eight | 56 is 7 × 8',
  add: 'New round',
  use: 'Again',
})
