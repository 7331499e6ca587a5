import { defineArchetype } from '../archetype.ts'

export const learning = defineArchetype({
  id: 'learning',
  words:
    'learn 4, course 6, lesson 5, education 5, student 4, tutorial 4, teacher 4, e-learning 7, study 4, lecture 5, class 2, training video 4',
  presets: 'playful, clean',
  icon: 'school',
  names: 'Firstlight, Chalk, Halfterm',
  entity: 'course',
  screens: `
    home | Learn | home
    browse | Courses | book
    stats | Progress | chart
    detail | Course
    video? | Lesson
    quiz? | Question
    result? | Result
    calendar? | Schedule | calendar
    profile | Me | user`,
})
