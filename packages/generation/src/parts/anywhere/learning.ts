import { type KindPart, partsOf } from '../part.ts'
import { anyKind } from './any-kind.ts'

/** What one who learns something has beside the lessons. */
export const learningAnywhere: readonly KindPart[] = partsOf(anyKind, [
  {
    said: 'grades, marks, grade tracker, gradebook, grade book, report cards, report card, track grades, grades for every subject, grade tracking, grade calculator, gpa, gpa calculator, exam results, test scores, grades and report cards',
    within:
      /\b(?:school\w*|students?|pupils?|teach\w*|class(?:es|room)?|subjects?|courses?|exams?|tests?|gpa|universit\w+|college|homework|semester|term|parents?|kids?|child(?:ren)?|learn\w*|stud(?:y|ies|ying))\b/i,
    page: 'Grades | education | Average 1.8',
    content: `
      stats
      - 1.8 | Average
      - 14 | This term
      rows By subject
      - book | Maths | Four grades, last a 2 | 1.9
      - book | English | Three grades, last a 1 | 1.4
      - book | Biology | Five grades, last a 2 | 2.1
      - book | History | Two grades, last a 2 | 2.0
      fields
      - Subject | choice | Maths | Maths, English, Biology, History
      - Grade | number | 2
      - Of | text | Test on 17 November
      button plus | Add a grade`,
  },
  {
    said: 'flashcards, flash cards, flashcard decks, study cards, vocabulary cards',
    page: 'Cards | layers | 12 are due today',
    content: `
      hero What does it mean? | Tap to turn the card. Card 4 of 12.
      keys
      - close | Again
      - check | Good
      - star | Easy
      rows Decks
      - layers | Chapter 4 | 12 due today | 64
      - layers | Chapter 3 | None due | 48
      - layers | Before the exam | 7 due tomorrow | 120
      button plus | Make a card`,
  },
  {
    said: 'learning path, learning paths, curriculum, syllabus, course outline, study plan, learning plan, course syllabus, roadmap, personalized learning path',
    page: 'Path | trending | Step 3 of 6',
    content: `
      ring Done | 0.4 | 40 % | two weeks to go
      steps
      - Begin | Done on 2 November
      - The basics | Done on 12 November
      - First piece of your own | In work, two of five
      - Look at it together | From 24 November
      - Final piece | In December
      button play | Go on`,
  },
  {
    // Of what a trade has done at a house.
    said: 'certificates, certificate, safety certificates, safety certificate, certification',
    within:
      /\b(?:sweep\w*|chimneys?|boilers?|gas|electric\w*|plumb\w*|inspect\w*|alarms?|lifts?|fire|pest|asbestos|roof\w*|heating|hvac|install\w*|houses|round)\b/i,
    page: 'Certificates | file | Two to be signed',
    content: `
      rows To be signed
      - file | Linden lane 4, Mrs Vogt | Done today at 9:40, no defects | Draft
      - file | Mill street 12, caretaker | One defect, to be mended by 4 December | Draft
      rows Sent
      - check | Old dairy | Valid until 19 November 2027 | PDF
      - check | Harbour 9 | Valid until 2 November 2027 | PDF
      fields
      - Signature | text | Mrs Vogt
      button share | Send certificate`,
  },
  {
    said: 'certificates, certificate, certificate of completion, digital certificates, certificates of completion, download certificates, completion certificate, certification',
    within:
      /\b(?:learn\w*|cours\w*|class\w*|lessons?|train\w*|quiz\w*|exams?|tests?|school\w*|students?|pupils?|skills?|workshops?|tutor\w*|teach\w*|academy|educat\w*|completion|volunteer\w*|members?|conference|employees?|staff)\b/i,
    page: 'Certificates | medal | Two so far',
    content: `
      rows Yours
      - medal | First part | 12 November 2026, with 92 % | PDF
      - medal | For those who begin | 30 August 2026, with 88 % | PDF
      rows Next
      - lock | Second part | Two lessons to go | 60 %
      code KW-CERT-118 | Anybody can check it
      quiet share | Share`,
  },
  {
    said: 'peer review, peer reviews, peer feedback, peer assessment',
    page: 'Peer review | users | One waits for you',
    content: `
      rows To read
      - file | Kim’s first piece | Handed in on Tuesday | Open
      fields
      - What works well | long | The beginning, and the pictures
      - What I would change | text | Shorter in the middle
      chips All in all | Needs work, * Good, Very good
      button send | Send
      rows About yours
      - chat | From Omar | Clear, and well built | Good`,
  },
  {
    said: 'reading log, reading diary, reading journal, reading tracker, reading progress, track reading, reading challenge',
    page: 'Reading log | book | 86 pages this week',
    content: `
      ring This week | 0.7 | 86 | of 120 pages
      rows
      - book | The Lighthouse Ledger | Page 148 of 248 | 60 %
      - check | Small Rivers | Read on 2 November | Read
      fields
      - Book | text | The Lighthouse Ledger
      - Pages read | number | 24
      button plus | Add`,
  },
  {
    said: 'behaviour points, behavior points, merit points, house points, star chart, behaviour tracking, behavior tracking, reward chart',
    page: 'Points | star | Four this week',
    content: `
      stats
      - +6 | Good
      - −2 | To talk about
      timeline This week
      - Helped a new child | Ms Adeyemi, today | +2
      - Homework complete | Mr Weber, Tuesday | +1
      - Late twice | Mr Weber, Monday | −1
      button chat | Write to the teacher`,
  },
])
