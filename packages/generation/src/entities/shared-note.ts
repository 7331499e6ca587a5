import { defineEntity } from '../entity.ts'

export const sharedNote = defineEntity({
  id: 'shared-note',
  one: 'Note',
  many: 'Notes',
  words: 'shared notes, notes of a meeting, summaries of a course, course notes, lecture summary',
  icon: 'book',
  groups: 'New, Mine, Solutions',
  fields: `
    Title | text | Sheet 4, worked through
    Course | text | Statistics I
    Group | choice | Statistics before breakfast | Statistics before breakfast, Loops and tea
    Kind | choice | Summary | Summary, Solutions, Questions, Formulas
    From | person | Omar Haddad
    Text | long | Tasks one to three with all steps, four is still open.`,
  samples: `
    icon | title | subtitle | time
    edit | Sheet 4, worked through | Statistics I, Omar Haddad | 9:12
    book | Chapter 3 on two pages | Statistics I, Lea Brandt | Tue
    list | Twelve questions for the exam | Chemistry II, Kim Osei | Mon
    code | Loops, the short version | Programming lab, Ana Petrova | Sun
    grid | Formulas one may take along | Linear algebra, Iris Chen | 12 Nov`,
  about: 'Tasks one to three with all steps. Four is still open, bring ideas on Tuesday.',
  facts: '4 | Pages\n6 | Have read it\n3 | Comments',
  figures: '24 | Notes\n5 | New',
  hero: 'New | Sheet 4, worked through | From Omar, four pages | Read note',
  tip: 'Task four is still open | Ana has an idea for Tuesday',
  add: 'Share notes',
  use: 'Read note',
})
