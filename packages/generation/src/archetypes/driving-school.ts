import { defineArchetype } from '../archetype.ts'

export const drivingSchool = defineArchetype({
  id: 'driving-school',
  words:
    'driving school 20, driving lessons 18, driving instructor 16, learner drivers 16, theory test 14, theory questions 12, swim school 14, flight school 14, ski school 14, riding school 12',
  presets: 'clean, bold',
  icon: 'car',
  names: 'First Gear, Left Lane, Mirror Signal',
  entity: 'driving-lesson',
  home: 'focus',
  screens: `
    home | Today | home
    calendar | Lessons | calendar
    quiz | Theory question
    stats | Progress | chart
    slots | Book
    checkout? | Pay
    detail | Lesson
    people? | Students | users
    profile | Me | user`,
})
