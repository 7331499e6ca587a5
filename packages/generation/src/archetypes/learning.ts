import { defineArchetype } from '../archetype.ts'

export const learning = defineArchetype({
  id: 'learning',
  words:
    'learn 4, course 6, lesson 5, education 5, student 4, tutorial 4, teacher 4, e-learning 7, study 4, lecture 5, class 2, training video 4, learn kotlin 16, learn python 16, learn to code 18, learn coding 18, learn programming 18, programming course 16, coding lessons 16, short lessons 12, online courses 14, training app 14, employee training 16, onboarding training 16, training module 14, modules 5, training for 4, e-learning 14, learn history 20, world history 14, audio lessons 18, daily lessons 16, bite-sized lessons 20, micro lessons 18',
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
