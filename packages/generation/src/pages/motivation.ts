import { definePage } from './page.ts'

export const motivation = definePage({
  id: 'motivation',
  said: 'motivation, motivations, little motivations, motivational quotes, motivational messages, daily motivation, motivating messages, encouragement, encouragements',
  unless: /\b(?:quotes? app|employees|coach(?:es)? (?:can|send))\b/i,
  within:
    /\b(?:weight|diet|running|run|gym|workouts?|fitness|smok\w+|sober|habits?|study|exams?|steps|quit|fasting|calories)\b/i,
  name: 'Motivation',
  icon: 'heart',
  line: 'Three kilos are behind you',
  content: `
    hero Today | Three weeks ago you did not believe in this. Look where you are.
    rows Kept for bad days
    - heart | Nobody sees how often you begin again | Saved on Sunday
    - sun | One day is only one day | Saved in October
    - flag | Slow is still forwards | Saved in October
    rows Why I do it
    - users | To run after Ida without a break
    - shirt | The blue shirt from 2021
    chips When | Mornings, Before dinner, When I fall behind
    button plus | Write one to myself
  `,
})
