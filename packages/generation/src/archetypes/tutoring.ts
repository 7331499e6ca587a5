import { defineArchetype } from '../archetype.ts'

export const tutoring = defineArchetype({
  id: 'tutoring',
  words:
    'tutoring 14, tutor 9, find tutors 14, private lessons 10, private teacher 10, homework help 9, language tutor 12, music teacher 4',
  presets: 'clean, playful',
  icon: 'brain',
  names: 'One to One, Clear Now, Second Try',
  entity: 'tutor',
  screens: `
    home | Explore | search
    browse | Tutors | users
    calendar | Lessons | calendar
    chats? | Messages | chat
    saved? | Saved | heart
    detail | Tutor
    slots | Choose time
    checkout? | Pay
    confirmed | Booked | | | See you Thursday
    profile | Me | user`,
})
