import { defineArchetype } from '../archetype.ts'

/** Marks teachers enter, and students look up. */
export const examResults = defineArchetype({
  id: 'exam-results',
  words:
    'student results 32, student result 32, exam results 34, result management 36, results management 36, student result management 40, roll number 22, roll numbers 22, mark sheet 30, marksheet 30, result portal 26, marks in subjects 18, check results 12, report card generator 24',
  examples: `
    Students enter their roll number and see marks, total and grade
    Result management for a school: add students, enter marks per subject, publish results
    Teachers fill in the marks of five subjects, the app works out percentage and grade
    Look up my exam result by number and download the mark sheet
    Mark sheet with subjects, total, percentage, passed or failed
    A college publishes semester results online
    List of students with roll number, class and total
    Admin adds classes, subjects and students and declares results
    Who passed, who failed, the top ten of the class
    Results of the final exams as a table for each class
    Parents check the marks of their child with its number
    Edit wrong marks before results are published`,
  bars: 'map checkout cart slots week mood calendar',
  presets: 'clean, warm',
  icon: 'school',
  names: 'Mark Sheet, Passed, Third Term',
  entity: 'student-result',
  screens: `
    browse | Students | users
    stats | Grades | chart
    form | Add student
    detail | Mark sheet
    notifications? | Notices | bell
    signin? | Sign in
    profile | Me | user`,
  unless:
    /\b(?:league|election|lab|blood|race|match(?:es)?|quiz|takes? (?:the|an) exam|time limit|create an exam|multiple choice)\b/i,
})
