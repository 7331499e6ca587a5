import { defineArchetype } from '../archetype.ts'

export const tutoring = defineArchetype({
  id: 'tutoring',
  words:
    'tutoring 14, tutor 9, find tutors 14, private lessons 10, private teacher 10, homework help 9, language tutor 12, music teacher 4',
  examples: `
    Find someone who explains maths to my son, with price per hour and free times
    Retired teachers offer help with school subjects, parents book a lesson
    Language teachers one to one, online, trial lesson, reviews
    Chemistry coaching before finals, compare teachers by rating and rate, pay after the hour
    My agency places private teachers with pupils: subject, grade, place, calendar
    University students help younger ones with physics, chat first, then fix a time
    Conversation partner for Spanish, native, evenings, 20 euros an hour
    Homework support for primary school children, at home or by video
    Learners with dyslexia look for a specialist near them, see profile and qualifications
    Get matched with a coach for entrance exams, book slots, share worksheets
    Peer teaching at our college: who is good at statistics, when is she free
    Saturday maths hour with the same teacher every week, notes on what was covered, paid per session`,
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
