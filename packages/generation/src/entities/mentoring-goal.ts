import { defineEntity } from '../entity.ts'

export const mentoringGoal = defineEntity({
  id: 'mentoring-goal',
  one: 'Goal',
  many: 'Goals',
  words: 'mentoring goal',
  icon: 'target',
  groups: 'Open, Reached',
  fields: `
    Goal | text | Show two case studies
    By | date | Mon 30 Nov
    With | person | Noor Rahman`,
  samples: `
    icon | title | subtitle | value
    target | Name three people I learn from | Reached on 29 October | Done
    target | Write my first case study | Reached on 12 November | Done
    target | Show two case studies | With Noor, until 30 November | Open
    target | Ask two people for feedback | Until Christmas | Open
    target | Apply for the first job | In February | Open`,
  about: 'Two pieces of work, each told on five pages: the question, three tries and what was built.',
  facts: '2 of 5 | Reached\n30 Nov | Next',
  figures: '5 | Goals\n2 | Reached',
  tip: 'Two of five reached | The next one is due on 30 November',
  add: 'Add goal',
  use: 'Mark as reached',
})
