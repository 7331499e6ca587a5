import { defineArchetype } from '../archetype.ts'

export const gradeAverage = defineArchetype({
  id: 'grade-average',
  words:
    'university grades 34, my university grades 50, client for my university grades 60, gpa 30, cgpa 30, grade point average 30, gpa calculator 32, calculate their gpa 32, semester grades 24, average of your grades 26, grade calculator 28, course grades 24, credits and grades 26',
  examples: `
    Students manage their academic life: credits, GPA, what they need for their career
    GPA calculator: courses with credits and grades, per semester and in all
    Students see what grade they need in the last exam
    My marks of this semester and the average they make
    Add a course, its credits and my grade, and the average changes
    Cumulative grade point average over four years
    What if I get a B in statistics
    Semester overview with credits earned so far
    Keeps my university grades and works out the mean
    Weighted average of tests, homework and final
    Credits I still need until the degree and the mean I graduate with
    Marks of every course in a list, best and worst, and one figure on top
    Track grades for each subject and the target I set`,
  unless: /\b(?:teachers?|pupils|parents|classroom|gradebook)\b/i,
  bars: 'map people cart checkout camera deed converter keypad',
  presets: 'clean, warm',
  icon: 'school',
  names: 'Three Point Eight, Credit Hours, On Average',
  entity: 'course-grade',
  home: 'ledger',
  screens: `
    home | Average | home
    browse | Courses | book
    stats | Semesters | chart
    detail | Course
    form | Add course
    settings | Settings | settings`,
})
