import { defineArchetype } from '../archetype.ts'

/** Topics teachers offer, students who apply, and the way to the final text. */
export const thesisTopics = defineArchetype({
  id: 'thesis-topics',
  words:
    'thesis topics 34, thesis topic 34, theses 26, final year projects 30, final year theses 34, bachelor thesis 28, master thesis 28, dissertation 18, thesis management 34, project topics 24, capstone projects 26, supervisor 9, motivation letter 14',
  examples: `
    Professors publish topics, students apply with a letter and get accepted or turned down
    Which theses are still free in my department and who supervises them
    Milestones of a bachelor thesis with drafts handed in and comments of the supervisor
    Final year projects of our faculty: proposals, allocation, marks
    List of students without a topic for the coordinator
    Bookmark ideas for a dissertation, required skills, places left
    Students rank three capstone ideas, the system assigns them
    My supervisor and me: meetings, deadlines, chapters, feedback
    Register a master thesis, upload the exposé, defend it on a date
    Companies offer topics with a contact person and start
    Defence schedule with committee, room and time
    Students propose their own subject and look for a supervisor`,
  presets: 'clean, editorial',
  icon: 'school',
  names: 'Chapter One, Second Reader, Handed In',
  entity: 'thesis-topic',
  screens: `
    browse | Topics | book
    saved | Saved | bookmark
    checklist | Milestones | flag | thesis-milestone
    history? | Applications | send | thesis-application
    detail | Topic
    form | Apply | | thesis-application
    notifications | News | bell
    profile | Me | user
    settings? | Settings | settings`,
})
