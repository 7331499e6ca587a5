import { defineArchetype } from '../archetype.ts'

/** Notes of lessons that pupils, students or their parents pass on to each other; groups that meet are `study-groups`. */
export const noteSharing = defineArchetype({
  id: 'note-sharing',
  words:
    'share class notes 40, class notes 26, request class notes 44, request notes 30, lecture notes 34, swap lecture notes 50, swap notes 40, share lecture notes 40, exchange notes 26, share notes with classmates 40, share study notes 36, notes sharing 30, note sharing 30, missed lessons 22, missed class 20, missed a lesson 22, absent children 12, notes from class 28, upload notes 20, past papers 14',
  examples: `
    Parents of one class pass on what was written on the board when a child was ill
    Students upload lecture notes by course and semester and others download them
    Share what was done in class with those who missed it, photo of the notebook page
    Ask the class for yesterday's notes and get a picture back
    My daughter was ill for three days: what did they do, what is the homework
    School group of families with notes of each lesson, asked for and sent
    Exchange of summaries and old exams among people of one faculty, with stars
    Course notes sorted by professor, rated, with comments
    Classmates scan their notebooks and keep them together by subject
    Whoever takes good notes shares them, others say thanks
    Free notes for all pupils of our grade, only members of the class may see them
    Missed a lecture? Find somebody's notes and slides
    Medical students collect handouts, summaries and past papers by block`,
  bars: 'cart checkout slots map',
  presets: 'playful, clean',
  icon: 'file',
  names: 'Page Four, Passed Along, Third Row',
  entity: 'class-note',
  home: 'focus',
  screens: `
    home | Class | home
    browse | Notes | file
    browse | Asked for | help | note-request | | | request, requests, ask for notes, request class notes, missing notes, needed
    people | Group | users
    saved? | Saved | bookmark
    chats? | Chat | chat
    detail | Note
    form | Share notes
    notifications? | News | bell
    settings | Settings | settings`,
})
