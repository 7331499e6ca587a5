import { defineEntity } from '../entity.ts'

export const setExam = defineEntity({
  id: 'set-exam',
  one: 'Exam',
  many: 'Exams',
  words: 'exam, online exam, test paper',
  icon: 'school',
  groups: 'Open, Written, Drafts',
  fields: `
    Title | text | Biology, cells
    Subject | choice | Biology | Biology, History, Maths, English
    Minutes | number | 45
    Questions | number | 10
    Open from | date | Tue 24 Nov
    Pass mark in percent | number | 50
    `,
  samples: `
    icon | title | subtitle | value | badge | tone
    school | Biology, cells | 10 questions, 45 minutes | Tue 24 Nov | Open | success
    school | History, the railways | 12 questions, 60 minutes | Thu 26 Nov | Open | success
    school | Maths, fractions | 8 questions, 40 minutes | 82 % | Passed | primary
    school | English, past tense | 20 questions, 30 minutes | 91 % | Passed | primary
    school | Physics, levers | 10 questions, 45 minutes | 44 % | Failed | danger
    `,
  about: 'Ten questions with four answers each. The clock starts with the first one and hands in by itself.',
  facts: '10 | Questions\n45 min | Time\n50 % | To pass',
  figures: '5 | Exams\n74 % | Average\n28 | Students',
  hero: 'Open until 18:00 | Biology, cells | 10 questions, 45 minutes | Begin exam',
  tip: 'One exam closes today | Biology, at six',
  ask: 'Which part of a cell holds its plan? | The cell wall | The nucleus | The vacuole | The cytoplasm',
  trend: 'Average | 74 % | +3',
  add: 'New exam',
  use: 'Begin exam',
})
