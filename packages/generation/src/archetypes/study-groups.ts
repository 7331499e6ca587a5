import { defineArchetype } from '../archetype.ts'

/** Students who look for others to learn with; a plan of one's own is `study-plan`, one's material `study-helper`. */
export const studyGroups = defineArchetype({
  id: 'study-groups',
  words:
    'study group 26, study groups 26, study buddy 22, study buddies 22, study partner 22, study partners 22, learning group 18, learning groups 18, study together 20, learn together 10, study sessions 10, group study 18, study circle 18, revision group 18, study mates 18, classmates to study with 20, meeting times 2, share notes 2',
  examples: `
    Students find study groups for their courses, join them and see when and where they meet
    Look for a study partner for statistics before the exam, message them and meet in the library
    Create a group for a course with a limit of members, place and times, share notes and questions
    Which groups on campus still have room, filter by course, day and level
    Study buddy finder that matches people of the same faculty by subject and free hours
    Learn together on Tuesday evenings: who comes, which chapter, who brings the solutions
    First-year students form learning groups, chat, upload summaries and vote on the next date
    Group study with a shared timer, a list of topics and who explains what
    Join a revision group for the bar exam, online or in a room, with files and a calendar
    Pupils of one school help each other with mathematics in small circles
    Notes of each meeting in one place, with the tasks until the next one
    Leave a group, invite a friend, tell the others that I am late`,
  bars: 'people chats deed',
  presets: 'playful, clean',
  icon: 'users',
  names: 'Table Six, Quiet Corner, Both Chapters',
  entity: 'study-group',
  home: 'focus',
  screens: `
    home | Groups | home
    browse | Find | search | | Find study groups
    week | Meetings | calendar
    browse | Notes | book | shared-note
    chats? | Chat | chat
    map? | Map | map
    detail | Group
    form | New group
    notifications? | News | bell
    profile | Me | user`,
})
