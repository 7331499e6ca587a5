import { defineArchetype } from '../archetype.ts'

export const studyPlan = defineArchetype({
  id: 'study-plan',
  words:
    'student planner 18, school planner 16, study planner 22, exam dates 14, hours studied 14, medical students 8, pomodoro 4, exam countdown 12, exam planner 12, homework 5, exam 5, revision 6, study 4, semester 6, assignment 5, homeschool planner 30, homeschooling 22, homeschool 20, home education 20, university timetable 22, timetable for university 26, class timetable 16, class schedule app 16, my class schedule 20, class schedule for students 20',
  examples: `
    A forecast of approaching deadlines for students, how full each week gets
    Timetable of my classes, homework due, exams and what to revise today
    Chapters I need to revise per subject before the exam, spread over the weeks that are left
    University semester timetable: lectures, homework, assignment deadlines, exams, focus sessions
    My daughter forgets her homework, she should see per subject what is due tomorrow
    Count down to A levels with topics per subject, done or still shaky
    Law student needs a plan for the bar exam: subjects, hours a day, mock tests
    What school homework is due tomorrow, which exams come next, which lessons in which room
    Assignment due in three weeks: break it into tasks by day between classes and exams
    Plan revision sessions of 45 minutes per subject, and how confident I feel after each
    Pupils write down the homework for each subject, due date and a tick when handed in
    College planner with colours for each subject, lectures, assignments due, exam dates
    Revise for a language exam, eight weeks, a study plan for listening and writing each day`,
  presets: 'clean, playful',
  icon: 'book',
  names: 'Halfterm, Margin Notes, Two Pencils',
  entity: 'lesson',
  home: 'focus',
  screens: `
    home | Today | home
    week | Week | calendar
    checklist | Tasks | check | homework
    browse! | Exams | edit | school-exam
    stats | Progress | chart
    detail | Lesson
    form | Add task
    timer? | Focus | timer | round
    profile | Me | user`,
})
