import { defineEntity } from '../entity.ts'

/** What a pupil or student is tested in, and when. */
export const schoolExam = defineEntity({
  id: 'school-exam',
  words: 'exam',
  one: 'Exam',
  many: 'Exams',
  icon: 'edit',
  groups: 'Ahead, Written, Oral',
  fields: `
    Exam | text | Maths, chapter 4
    Date | date | Thu 26 Nov
    Room | text | B 204
    Kind | choice | Written | Written, Oral, Practical
    What to learn | long | Fractions, percentages, numbers 3 to 7`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    edit | Maths, chapter 4 | Thu 26 Nov, B 204 | In 7 days | Written | warning
    edit | English vocabulary | Mon 23 Nov, A 101 | In 4 days | Written | danger
    chat | French, speaking | Tue 1 Dec, A 103 | In 12 days | Oral | primary
    edit | Physics, the pendulum | Fri 4 Dec, Lab 2 | In 15 days | Written | neutral
    edit | History essay | Wed 9 Dec, B 110 | In 20 days | Written | neutral`,
  about:
    'Fractions, percentages and the numbers 3 to 7 of page 48. A calculator is allowed in the second part.',
  facts: '7 d | To go\n45 min | Length\nB 204 | Room',
  figures: '5 | Ahead\n2 | This week\n1.7 | Average',
  tip: 'English vocabulary is on Monday | Four days to go',
  add: 'Add exam',
  use: 'Start revising',
})
