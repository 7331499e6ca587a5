import { defineArchetype } from '../archetype.ts'

/** Courses by level that run for weeks and end with a badge; single hours at a studio are `class-studio`. */
export const courseSchool = defineArchetype({
  id: 'course-school',
  words:
    'language school 24, language courses 14, cooking school 20, baking school 16, diving school 22, skating school 20, climbing school 18, theatre school 14, photography school 16, surf school 26, surf school bookings 34, sailing school bookings 26, kite school 22, swim school 24, swimming school 24, swimming lessons 20, swimming courses 22, swim lessons 20, ski school 22, surf school 20, sailing school 20, music school 22, riding school 18, martial arts school 20, karate school 20, karate 9, judo 9, taekwondo 9, belts 6, circus school 18, course levels 14, free places 5, art school 12, drama school 16, football school 14, chess school 12, gymnastics 7, summer school 10',
  examples: `
    Surf school: book a course or private hour, tide times, what to bring, which instructor
    Seahorse, bronze, silver: parents book a place for their child and see which strokes she can do
    Our swimming school gives children badges, shows the level reached and free places per course
    Ski teachers and their groups: meeting place, level from snowplough to parallel, certificate at the end
    Children's courses by age and level, eight Tuesdays each, waiting list, invoice for the term
    Music school with piano, guitar and drums, term fees, hired instruments, recital in June
    White to black belt, what is asked at the next exam, training times and dojo rules
    Riding school with lessons on school horses, ten-ride cards, beginners and jumpers
    Parents enrol their kids in gymnastics groups and tell us when they are ill
    Sailing school: licence courses, theory evenings, boats, free places, registration
    Surf camp teaches beginners for a week, wetsuit size, tide, level, photos
    Drama and circus for teenagers, terms, rehearsals, final show tickets for parents
    Sign up for a trial lesson, then choose course and day, make up for a lesson missed
    Football academy for under tens: groups, coaches, kit, fees, holidays
    Head of a small music academy wants teachers, instruments, enrolments and payments by term`,
  bars: 'quiz guide',
  presets: 'clean, playful',
  icon: 'school',
  names: 'First Strokes (swim swimming), White Belt (karate judo martial), Term Two',
  entity: 'school-course',
  home: 'focus',
  screens: `
    home | Home | home
    browse | Courses | list
    week | Timetable | calendar
    browse | Levels | star | course-level
    people? | Teachers | users
    detail | Course
    slots | Book a place
    confirmed | Booked | | | See you there
    checkout? | Pay
    notifications? | News | bell
    profile | Me | user`,
})
