import { defineArchetype } from '../archetype.ts'

export const tutoring = defineArchetype({
  id: 'tutoring',
  words:
    'piano lessons 22, music lessons 22, lessons scheduler 20, tutoring 14, tutor 9, find tutors 14, private lessons 10, private teacher 10, homework help 9, language tutor 12, music teacher 4, find a teacher 14, find teachers 14, find a guitar teacher 16, find a piano teacher 16, book a trial lesson 12, trial lesson 8, music lessons booking 28, piano lessons booking 28, guitar lessons booking 28, private tutoring 22, tutoring app 22, teacher for my son 30, teacher for my daughter 30, teacher for my child 26, math teacher 20',
  examples: `
    Find a tutor who explains maths to my son, with price per hour and free times
    Retired teachers offer private lessons in school subjects, parents book an hour
    Language teachers one to one, online, book a trial lesson, price per hour, reviews
    Chemistry tutors before exams, compare teachers by rating and price per hour, pay after the lesson
    My agency finds private teachers for pupils: subject, grade, place, lesson times
    University students tutor younger pupils in physics and maths, chat first, then book a lesson
    Conversation teacher for a foreign language, native, evenings, 20 euros an hour, first lesson free
    Homework help for primary school pupils, a tutor at home or by video
    Pupils with dyslexia look for a specialist teacher near them, see profile, subjects and qualifications
    Get matched with a tutor for entrance exams, book lessons, share worksheets
    Find a guitar or piano teacher: instrument, price, reviews of students, trial lesson
    Search singing and violin teachers nearby, compare, book a first lesson and pay in the app
    Platform on which adults find somebody to teach them programming, drawing or chess one to one
    Peer teaching at our college: who tutors statistics or maths, when are they free
    Saturday maths lesson with the same private teacher every week, notes on what was explained, paid per hour`,
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
