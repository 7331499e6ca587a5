import { defineArchetype } from '../archetype.ts'

export const studyPlan = defineArchetype({
  id: 'study-plan',
  words:
    'student planner 18, school planner 16, study planner 12, exam countdown 12, exam planner 12, homework 5, exam 5, revision 6, study 4, semester 6, assignment 5',
  presets: 'clean, playful',
  icon: 'book',
  names: 'Halfterm, Margin Notes, Two Pencils',
  entity: 'lesson',
  home: 'focus',
  screens: `
    home | Today | home
    week | Week | calendar
    checklist | Tasks | check | task
    stats | Progress | chart
    detail | Lesson
    form | Add task
    timer? | Focus | timer | round
    profile | Me | user`,
})
