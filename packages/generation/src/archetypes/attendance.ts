import { defineArchetype } from '../archetype.ts'

export const attendance = defineArchetype({
  id: 'attendance',
  words:
    'child will be absent 34, report absence 26, report absences 26, absent from school 34, call in sick for 14, absent children 30, absent pupils 30, attendance 14, class register 14, roll call 12, absence 7, absences 7, class lists 9, check in students 12, who is here 20, here today 16, who is present 20',
  examples: `
    Teachers take the register with QR codes that keep changing
    Teachers mark, submit and look up who was present
    Who is here and who is missing in class 7b this morning, quick register for the teacher
    Tick off children as they arrive at holiday camp and note who was late, daily register with absent ones
    Teachers mark present, late, excused or absent for each lesson and the office sees it at once
    As a football coach I want to tap the kids who came to training and see who skips most, attendance per child
    Scan a student badge at the lecture hall door and export the list at the end of term, students present or absent
    Parents send a sick note before eight and the tutor's register updates, absence excused
    Sunday group leader needs a headcount and names after every outing, who is present and who is absent
    Percentage of lessons each pupil missed this year with a letter home below ninety percent
    Evening college, forty trainees, sign-in by QR code at the start of each session, present or late
    Keep the roll for our music academy: names, dates, came or not, reason for absence
    Truancy report by form and month for the head teacher, unexcused absences of pupils
    Scout troop meeting, call each name and record presence, with totals for the badge and a list of absences`,
  presets: 'clean, calm',
  icon: 'check',
  names: 'All Here, Roll Call, Register',
  entity: 'attendance',
  home: 'focus ledger',
  screens: `
    checklist | Today | check
    browse | Pupils | users
    calendar | Calendar | calendar
    stats | Reports | chart
    detail | Pupil
    form | Add note
    profile? | Me | user`,
})
