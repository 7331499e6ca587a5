import { defineArchetype } from '../archetype.ts'

export const learning = defineArchetype({
  id: 'learning',
  words:
    'coding for kids 36, learn to code 30, programming for kids 36, learn 4, course 6, lesson 5, education 5, student 4, tutorial 4, teacher 4, e-learning 7, study 4, lecture 5, class 2, training video 4, learn kotlin 16, learn python 16, learn to code 18, learn coding 18, learn programming 18, programming course 16, coding lessons 16, short lessons 12, online courses 14, training app 14, employee training 16, onboarding training 16, training module 14, modules 5, training for 4, e-learning 14, learn history 20, world history 14, audio lessons 18, daily lessons 16, bite-sized lessons 20, micro lessons 18, coding for kids 26, kids coding 26, learn to draw 20, drawing lessons 24, art history 20, history of art 24, photography course 22, cooking course 20, coding app 16, learn to read music 60, read sheet music 40, music theory 34, learn music 34',
  examples: `
    Short videos and a test after each, certificate at the end
    Teach beginners to program a small website in twenty bite-sized units
    Employee training: instruct 200 people on data protection every year and prove it
    I am an expert in copyright law and want to sell my seminars as videos with worksheets
    Online course in economics, a lesson of ten minutes a day, chapter by chapter, on the bus
    Academy for hairdressers: colouring, cutting, client talk, watch, answer questions, earn badges
    University lectures as recordings with slides, chapters, remarks and an exam date
    From zero to data analyst: units, exercises, quizzes, and how much is left
    Philosophy for everyone, listen to five minutes daily, continue where I stopped
    Care assistants' further education: modules, points, deadline, supervisor sees who has finished
    Evening courses online, syllabus, teachers, assignments, live hours
    E-learning for ambulance crews, refreshers, tests, expired ones flagged`,
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
    quiz? | Quiz | brain | question
    result? | Result
    calendar? | Schedule | calendar
    profile | Me | user`,
})
