import { defineArchetype } from '../archetype.ts'

export const school = defineArchetype({
  id: 'school',
  words:
    'school 6, student panel 6, teacher 5, classroom 6, homework 6, grade 5, timetable 6, attendance 5, university 5, campus 5, kindergarten 5, parent 3',
  presets: 'clean, playful',
  icon: 'school',
  names: 'Second Bell, Class Act, Homeroom',
  entity: 'lesson',
  screens: `
    home | Today | home
    week | Timetable | calendar
    checklist | Homework | check | task
    stats | Grades | chart
    detail | Lesson
    chats? | Messages | chat
    people? | Students | users
    form? | New homework
    profile | Me | user`,
})
