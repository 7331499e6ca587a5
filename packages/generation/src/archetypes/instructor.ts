import { defineArchetype } from '../archetype.ts'

export const instructor = defineArchetype({
  id: 'instructor',
  words:
    'instructor tracker 20, ski instructor 20, swim instructor 18, log students 18, my students 14, students and lessons 12, for instructors 16, private teachers 16, piano teacher 18, music teacher 16, guitar teacher 18, personal trainer 12, personal trainers 14, clients and sessions 14, coaching clients 16, yoga teacher 14, dance teacher 16, lesson notes 9, for coaches 9, riding instructor 16, violin teacher 18, singing teacher 18, drum teacher 18, cello teacher 18, flute teacher 18, teacher sets homework 16, each pupil 10, my pupils 16, pupils and lessons 12, music lessons 10',
  presets: 'clean, natural',
  icon: 'users',
  names: 'Next Lesson, Outside Ski (ski skiing snowboard), Six of Ten',
  entity: 'coached-student',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Students | users
    calendar | Lessons | calendar
    stats | Numbers | chart
    detail | Student
    form | Add student
    history? | Log | clock
    checkout? | Payments
    profile? | Me | user`,
})
