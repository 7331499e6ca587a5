import { defineArchetype } from '../archetype.ts'

/** Work that pupils hand in to one teacher and get back with a mark; a whole school is `school`. */
export const handInWork = defineArchetype({
  id: 'hand-in',
  words:
    'hand in 14, hand in reports 26, hand in their 18, hand in work 22, submit reports 16, submit essays 20, submit homework 18, marks and comments 22, feedback from the teacher 14, lab reports 18, correct essays 18, student submissions 20',
  examples: `
    Geography teacher: my class sends maps they drew, I mark them and write two lines to each
    Students photograph their solution, the teacher sees who is late and gives points
    Music students submit a recording each Friday, the teacher marks bars and gives a grade
    Turn in a poem or story before Monday, read what the teacher thinks, turn in a better one
    My students hand in lab reports with photos of their experiment and get marks and comments back
    Pupils submit essays, I correct them on the tablet and they see mark and remarks
    Art class: students upload a picture of their work, I give feedback and a grade
    Hand in homework as photo, teacher comments, who has not handed in yet
    University seminar: participants submit weekly papers, tutors mark them, deadlines
    Language teacher gets recordings and texts of each student and sends corrections back
    Apprentices upload their report book every week, the trainer signs and comments
    Project work of my class with deadline, files, points and remarks for each group`,
  needs: /\b(?:hand\w*|submi\w+|upload\w*|turn\w* in|send\w*|correct\w*|mark\w*|comment\w*|feedback)\b/i,
  bars: 'cart checkout slots',
  unless: /\b(?:drones?|roofs?|insurance|customers?|clients?|invoices?)\b/i,
  presets: 'clean, calm',
  icon: 'file',
  names: 'Handed In, Red Pen, Due Friday',
  entity: 'handed-in',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Handed in | file | | | | reports, essays, homework, submissions, assignments, who has handed in, missing
    form | Hand in | plus | | | | hand in, submit, upload
    stats | Marks | chart | | | | marks, grades, average
    detail | Report | | | | | comments, feedback, mark
    people? | Students | users
    chats? | Messages | chat
    settings? | Settings | settings`,
})
