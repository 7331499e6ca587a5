import { lesson } from '../lesson.ts'
import { defineVarieties } from './variety.ts'

/** Lessons of a school for one thing. */
export const lessonVarieties = defineVarieties(lesson, [
  {
    signs:
      'university 6, university app 9, campus 6, lectures 6, lecture 5, college 4, seminar 4, semester 5, faculty 5',
    groups: 'Lectures, Seminars, Labs',
    fields: `
      Course | choice | Statistics I | Statistics I, Linear algebra, Cell biology
      Room | text | Hall A
      Due | date | Mon 23 Nov
      Lecturer | person | Ruth Adeyemi
      Coursework | long | Sheet 4, questions 1 to 3`,
    without: 'Subject, Teacher, Homework',
    samples: `
      icon | title | subtitle | time | tone
      chart | Statistics I | Hall A, Prof. Adeyemi | 08:15 | primary
      bulb | Cell biology | C 214, Dr Chen | 10:00 | accent
      book | Seminar, modern history | Library, room 2, Dr Lund | 12:15 | warning
      code | Programming lab | B 107, Mr Rey | 14:00 | success
      globe | Spanish B1 | House D, Ms Silva | 16:15 | danger`,
    about: 'Sheet 4, questions 1 to 3. The slides are up since Tuesday, the tutorial is on Thursday.',
    hero: 'Next, 10:00 | Cell biology in C 214 | Bring the protocol of the lab | Open course',
    tip: 'Sheet 4 is due Monday | Questions 1 to 3, upload as PDF',
    facts: 'Hall A | Where\n6 | Credits\n2 | A week',
    figures: '1.9 | Average | +0.1\n24 | Credits\n3 | To hand in',
    use: 'Open course',
  },
  {
    signs: 'language school 9, language course 8, language courses 8, language classes 8',
    groups: 'German, English, Spanish',
    fields: `
      Course | choice | German A2 | German A2, English B1, Spanish A1
      Room | text | Room 4
      Due | date | Mon 23 Nov
      Teacher | person | Jonas Weber
      Homework | long | Write ten lines about your street`,
    samples: `
      icon | title | subtitle | time | tone
      chat | German A2 | Room 4, Mr Weber | 08:30 | primary
      book | English B1 | Room 2, Ms Adeyemi | 10:15 | accent
      mic | Pronunciation | Room 1, Ms Chen | 12:00 | warning
      edit | Writing, German A2 | Room 4, Ms Lund | 14:00 | danger
      users | Conversation evening | Café, Mr Rey | 18:30 | success`,
    about: 'Ten lines about your street in the past tense. Mistakes are welcome, silence is not.',
    hero: 'Next, 10:15 | English B1 in room 2 | Bring the dialogue at the market | Open lesson',
    tip: 'Homework is due Monday | Ten lines about your street',
    facts: 'Room 4 | Where\n1.7 | Grade\n3 | A week',
  },
  {
    signs: 'music school 9, music lessons 7, conservatory 8',
    groups: 'Piano, Strings, Theory',
    fields: `
      Instrument | choice | Piano | Piano, Violin, Guitar, Voice
      Room | text | Studio 2
      Due | date | Mon 23 Nov
      Teacher | person | Jonas Weber
      To practise | long | Bars 12 to 20, left hand alone`,
    without: 'Subject, Homework',
    samples: `
      icon | title | subtitle | time | tone
      music | Piano | Studio 2, Mr Weber | 14:00 | primary
      music | Violin, group | Hall, Ms Adeyemi | 15:15 | accent
      book | Theory | Room 1, Ms Chen | 16:30 | warning
      mic | Choir | Hall, Ms Lund | 17:30 | danger
      music | Orchestra | Stage, Mr Rey | 18:45 | success`,
    about: 'Bars 12 to 20, left hand alone, slowly. The scale goes with it.',
    hero: 'Next, 15:15 | Violin, group, in the hall | Bring the minuet | Open lesson',
    tip: 'Concert on 5 December | Two rehearsals before',
    facts: 'Studio 2 | Where\n45 min | Length\n2 | A week',
  },
])
