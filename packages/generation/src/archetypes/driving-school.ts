import { defineArchetype } from '../archetype.ts'

export const drivingSchool = defineArchetype({
  id: 'driving-school',
  words:
    'driving school 20, driving lessons 18, driving instructor 16, learner drivers 16, theory test 14, theory questions 12, flight school 14',
  examples: `
    Pupils see their next hour behind the wheel, with whom, which exercise, what is still open before the exam
    Theory questions with right of way, signs and stopping distances, mock exam with pass or fail
    Instructor's planner with learners, lessons taken, parallel parking, motorway, night drive ticked off
    Book a lesson with my instructor on Saturday, cancel 24 hours before, pay in packs of ten
    Lorry and bus licence course: modules, medical, theory room dates, practical test
    Pupils of our driving school see hours left in the package, next lesson and night drives still missing
    Learner at seventeen, my parents accompany me: skills practised, faults made, ready for the test
    Flight students book aircraft and teacher, solo hours, syllabus with exercises passed
    Motorcycle course, slalom, emergency braking, and a date for the licence test
    Boat licence: theory questions, knots, practical hours with a skipper, exam date
    Forklift and lorry trainees, hours at the wheel, examiner, pass or repeat
    Traffic signs and hazard perception clips to pass my licence the first time`,
  unless: /^quiz+\b|\b(?:lorry|truck|taxi|bus|delivery|uber) drivers\b/i,
  presets: 'clean, bold',
  icon: 'car',
  names: 'First Gear, Left Lane, Mirror Signal',
  entity: 'driving-lesson',
  home: 'focus',
  screens: `
    home | Today | home
    calendar | Lessons | calendar
    quiz | Theory question | | question
    stats | Progress | chart
    slots | Book
    checkout? | Pay
    detail | Lesson
    people? | Students | users
    profile | Me | user`,
})
