import { defineArchetype } from '../archetype.ts'

export const school = defineArchetype({
  id: 'school',
  words:
    'school 6, timetable of lectures 34, lecture timetable 34, timetable of my university 30, student panel 6, teacher 5, classroom 6, homework 6, grade 5, timetable 6, attendance 5, university 5, campus 5, kindergarten 5, parent 3, parent teacher communication 34, teacher parent communication 34, school communication 26, school messaging 24, parents and teachers 16, school parents 16, student portal 28, student app 20, marks and absences 22, see their homework 22',
  examples: `
    Timetable, homework and marks in one place for my class
    Which room, which lesson, is maths cancelled today
    Parents see absences, notes from teachers and the date of the parents' evening
    Our primary school tells families about trips, lunch, days without lessons
    Pupils hand in assignments and see their grades by subject
    University students with lectures, rooms, credits, exam dates
    Kindergarten group: what we did today, who naps, message to the educator
    A student panel with schedule, tests coming up, average mark
    Evening college for adults, modules, tutors, attendance, certificates
    Secondary school app with substitution plan, clubs, canteen, news
    I never remember what is due for biology tomorrow, nor when gym kit is needed
    Headmaster wants classes, teachers, subjects, term dates and messages to all parents`,
  presets: 'clean, playful',
  icon: 'school',
  names: 'Second Bell, Class Act, Homeroom',
  entity: 'lesson',
  screens: `
    home | Today | home
    week | Timetable | calendar
    checklist | Homework | check | homework
    browse! | Exams | edit | school-exam
    stats | Grades | chart
    detail | Lesson
    chats? | Messages | chat
    people? | Students | users
    browse! | Announcements | | announcement
    form? | New homework | | homework
    profile | Me | user`,
})
