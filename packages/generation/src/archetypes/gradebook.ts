import { defineArchetype } from '../archetype.ts'

export const gradebook = defineArchetype({
  id: 'gradebook',
  words:
    'gradebook 20, grade book 18, teacher app 14, grades 6, class list 10, grading 10, homework assignments 10, lesson planner 12, lesson plans 12, seating plan 7, report cards 14, parent teacher 12, student behavior 14, classroom 8',
  needs: /pupil|student|school|teacher|homework|gradebook|exam|semester|report card|parents?\b/i,
  presets: 'clean, warm',
  icon: 'school',
  names: 'Third Lesson, Red Pen, 7b',
  entity: 'pupil',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Pupils | users
    week | Timetable | calendar
    checklist? | Homework | check
    stats | Grades | chart
    chats? | Parents | chat
    detail | Pupil
    form | Add mark
    calendar? | Calendar | calendar
    profile | Me | user`,
})
