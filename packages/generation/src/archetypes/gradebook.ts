import { defineArchetype } from '../archetype.ts'

export const gradebook = defineArchetype({
  id: 'gradebook',
  words:
    'class reading log 30, pages read per pupil 24, gradebook 20, grade book 18, teacher app 14, grades 6, class list 10, grading 10, homework assignments 10, lesson planner 12, lesson plans 12, seating plan 7, report cards 14, parent teacher 12, student behavior 14, classroom 8, school management 22, school management system 26, school administration 22, school admin 20',
  examples: `
    Staff with permission enter grades into a database, each student views their own
    Teachers log what each pupil can do, competency by competency, print a report and send a summary to the parents
    Assessment of skills by class, progress reports, message to mother and father
    Reading log of my class: pages read by each pupil, stickers for ten books
    Which child has read how much this week, class reading challenge with stars
    I teach maths to five forms and need oral marks, tests and averages per child at my fingertips
    Teacher's gradebook: who forgot their homework, who was late, who took part well in class: note it in three taps
    Marks weighted by test, project and participation, final mark for the end-of-term certificate calculated
    For primary school teachers: a page for every pupil with remarks, behaviour points, talks with mum and dad
    Lesson preparation with topic, aim, worksheets and the timetable of my week, form by form
    Form teacher's classroom helper: class list, where each one sits, excuses, messages home
    Sports teacher: record jumps and throws of 28 students per class and turn them into marks
    Essays to correct: how many are done, points per task, distribution of the results over the class
    Our small school would like parents to see their child's tests, missing exercises and next parents' evening
    Rubrics for presentations in the secondary school: content, language, posture, out of fifteen points
    As a supply teacher I change schools every month and want my classes, names with photos and what we covered
    Grades of the semester: my students' exams, retakes and who is at risk of failing`,
  needs: /pupil|student|school|teacher|homework|gradebook|exam|semester|report card|parents?\b/i,
  presets: 'clean, warm',
  icon: 'school',
  names: 'Third Lesson, Red Pen, 7b',
  entity: 'pupil',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Pupils | users
    week | Timetable | calendar | taught-lesson
    checklist? | Homework | check
    stats | Grades | chart
    chats? | Parents | chat
    detail | Pupil
    form | Add mark
    calendar? | Calendar | calendar
    profile | Me | user`,
})
