import { defineEntity } from '../entity.ts'

export const courseGrade = defineEntity({
  id: 'course-grade',
  one: 'Course',
  many: 'Courses',
  words: 'course grade, gpa, grade point average, semester grade',
  icon: 'book',
  groups: 'All, This semester, Earlier',
  fields: `
    Course | text | Statistics
    Credits | number | 6
    Grade | choice | A− | A, A−, B+, B, B−, C, D, F
    Semester | choice | Autumn 2026 | Autumn 2026, Spring 2026, Autumn 2025
    Counts twice | switch | no`,
  samples: `
    icon | title | subtitle | value | tone
    book | Statistics | 6 credits, this semester | A− | success
    book | Organic chemistry | 6 credits, this semester | B+ | primary
    book | Academic writing | 3 credits, this semester | A | success
    book | Linear algebra | 6 credits, spring 2026 | B | primary
    book | Physics lab | 4 credits, spring 2026 | C | warning
    book | History of science | 3 credits, spring 2026 | A | success`,
  about: 'Six credits. Two tests at a fifth each, the final counts three fifths.',
  facts: '6 | Credits\nA− | Grade\n3.7 | Points',
  figures: '3.52 | Average | +0.08\n64 | Credits\n3.67 | This semester',
  hero: 'All semesters | 3.52 | 64 credits, up by 0.08 | Add course',
  tip: 'A B+ in the last exam would do | For 3.5 in all',
  trend: 'Average | 3.52 | +0.08',
  data: [3.2, 3.3, 3.28, 3.4, 3.44, 3.52],
  labels: ['2024', '2025', '2026'],
  add: 'Add course',
  use: 'Change grade',
})
