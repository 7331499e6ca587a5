import { defineArchetype } from '../archetype.ts'

/** Those whose work one guides to a date, and what is due when; topics one applies for are `thesis-topics`. */
export const supervision = defineArchetype({
  id: 'supervision',
  words:
    'grad students 30, graduate students 26, doctoral students 30, phd students 30, doctoral candidates 30, students i mentor 34, students i supervise 40, student i supervise 34, those i supervise 24, letters of recommendation 30, letter of recommendation 30, recommendation letters 30, my interns 20, postdocs 20, supervisees 34',
  examples: `
    Professor keeps the dates of the students she supervises: project, feedback, letter of recommendation, reminded before each
    My doctoral students: what each of them works on, next draft, when my comments are due
    Supervisor of six master theses wants to see who is behind
    Dates by kind, and the student gets a message before them as well
    Guide interns through their project, notes of each meeting, report to write
    Which recommendation did I promise, to which university, until when
    Lab head with postdocs and assistants: papers, talks, contracts that end
    Teacher mentors seminar papers of twelve pupils, chapter by chapter
    Message to a student, now or on the day before something is due
    What I owe to whom: reviews, signatures, references
    Apprentices' final projects, milestones agreed with each, what was said last time
    Art tutor with degree projects, studio visits and the day of the jury`,
  unless:
    /\b(?:apply for (?:a )?topics?|find a mentor|mentor matching|rate (?:my )?professors?|homework|attendance)\b/i,
  bars: 'cart checkout map leaderboard',
  presets: 'clean, calm',
  icon: 'school',
  names: 'Due Friday, Second Reader, On Track',
  entity: 'supervised-student',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Today | home
    browse | Students | users | | | | students, grad students, students i mentor, students i supervise, interns
    browse | Deadlines | calendar | supervision-deadline | | | deadlines, project deadlines, feedback deadlines, important dates, dates, due dates, category
    chats? | Messages | chat
    notifications? | Reminders | bell
    detail | Student
    form | Add deadline | | supervision-deadline | | | enter dates, important dates, add dates, enter deadlines
    form | Add student
    settings? | Settings | settings
    profile? | Me | user`,
})
