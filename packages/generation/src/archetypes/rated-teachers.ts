import { defineArchetype } from '../archetype.ts'

/** Teachers students rate for those who come after them. */
export const ratedTeachers = defineArchetype({
  id: 'rated-teachers',
  words:
    'rate my professor 38, rating of professors 38, professor ratings 36, rate professors 36, rate teachers 34, rating of teachers 34, professor reviews 34, teacher reviews 30, review courses 24, course reviews 24, rate my teacher 36',
  examples: `
    Students rate professors with stars and write what the course was like
    Search a teacher, read reviews and see the average
    How hard is the exam, does he explain well, would you take it again
    Reviews of courses and lecturers before I choose
    Rate my professor for our university, by faculty
    Add a professor who is not on the list yet
    Anonymous ratings of teachers with difficulty and workload
    Best rated courses of the faculty
    Write a review once per course, edit it later
    Compare two lecturers of the same course
    Tags such as clear, strict, much homework
    Report a review that is unfair`,
  unless:
    /^(?!.*\b(?:rat(?:e|es|ed|ing|ings)|reviews?|stars|opinions?|evaluat\w+|anonymous\w*|difficult\w*)\b)|^(?!.*\b(?:professors?|teachers?|lecturers?|lectures?|courses?|universit\w+)\b)/is,
  bars: 'map checkout cart slots mood week quiz people',
  presets: 'clean, warm',
  icon: 'star',
  names: 'Take Again, Front Row, Office Hours',
  entity: 'rated-teacher',
  screens: `
    browse | Professors | users
    topic? | Faculties | grid
    saved? | Saved | bookmark
    detail | Professor
    form | Write a review
    signin? | Sign in
    profile | Me | user`,
})
