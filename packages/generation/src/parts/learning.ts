import { type KindPart, partsOf } from './part.ts'

/** What apps have in which one learns words and subjects. */
export const learningParts: readonly KindPart[] = [
  ...partsOf('flashcards', [
    {
      said: 'spaced repetition, spaced repetition system, srs, spaced repetition algorithm, fsrs, smart repetition, leitner system, spaced-repetition, intelligent repetition, leitner boxes',
      on: 'home stats browse',
      content: `
        chart Due | 18, 24, 9, 14, 6, 11, 7 | Today, F, S, S, M, T, W
        rows How far apart
        - repeat | Again | After ten minutes
        - check | Good | After three days
        - star | Easy | After eight days`,
    },
    {
      said: 'images and audio, audio, pictures, images, media, audio and images, pictures and sounds, audio pronunciation, images and sound, text to speech, pronunciation, latex, formulas, markdown, images on cards, cards with images and audio',
      on: 'form',
      content: `
        keys On the card*
        - image | Picture
        - mic | Sound
        - volume | Read out
        - code | Formula`,
    },
    {
      said: 'import decks, anki import, import, shared decks, anki decks, deck sharing, csv import, import and export, import from csv, deck import, apkg import, anki compatibility, share decks, import csv, sharing decks',
      page: 'Import | download | From a file or from others',
      content: `
        rows From a file
        - file | Deck of Anki | .apkg, with pictures and sound
        - grid | Table | CSV, front and back in two columns
        rows Shared by others
        - layers | Spanish, first 500 | 500 cards, 1,240 learners | Free
        - layers | Capitals of the world | 196 cards, 812 learners | Free
        - layers | Music theory, grade 1 | 84 cards, 96 learners | Free`,
    },
    {
      said: 'reverse cards, cloze deletion, cloze cards, card types, multiple choice, typing answers, different card types, multiple choice mode, type the answer, cloze',
      on: 'form',
      content: `chips Kind of card | * Front and back, Both ways, Gap in a sentence, Type it`,
    },
    { said: 'statistics, progress, stats, learning statistics, progress statistics', on: 'stats' },
  ]),
  ...partsOf('drill', [
    {
      said: 'timed prompts, timed prompt, timed texts, timed rounds, timed tests, timed typing tests, prompts, against the clock, timed challenges',
      on: 'form',
      content: `chips Timed prompts | * 30 seconds, One minute, Three minutes`,
    },
    {
      said: 'daily challenges, daily challenge, challenge of the day, daily text, a new text every day',
      page: 'Daily challenge | flame | The same text for everyone',
      content: `
        rows Today
        - type | Harbour in fog | 312 letters, until midnight
        rows Fastest so far
        - person | Mateo Silva | 74 words a minute | 99 %
        - person | Ana Petrova | 68 words a minute | 98 %
        - person | You | 54 words a minute | 97 %
        button play | Start today’s text`,
    },
    {
      said: 'words per minute, wpm, speed and accuracy, accuracy, typing speed, speed, wpm and accuracy',
      on: 'stats',
    },
    {
      said: 'keyboard layouts, layouts, multiple layouts, different layouts, dvorak, qwerty and dvorak',
      on: 'settings',
      content: `chips Layout | * QWERTY, QWERTZ, AZERTY, Dvorak, Colemak`,
    },
  ]),
  ...partsOf('language', [
    {
      said: 'text to speech, pronunciation, audio, audio pronunciation, native speakers, text-to-speech',
      on: 'detail quiz',
      content: `
        keys Hear it*
        - volume | Normal
        - volume | Slowly
        - mic | Say it`,
    },
    {
      said: 'csv import, import, anki import, word list import, import word lists, vocabulary import, csv import and export',
      on: 'settings browse',
      content: `
        rows Word lists*
        - download | From a table | CSV, word and translation
        - share | Export all words | 412 words`,
    },
    {
      said: 'jlpt levels, levels, hsk levels, cefr levels, jlpt, difficulty levels, jlpt lists',
      on: 'browse',
      isFirst: true,
      content: `
        chips Level | * N5, N4, N3, N2, N1`,
    },
    {
      said: 'radicals, radical search, search by radical, handwriting recognition, handwriting input, draw characters',
      page: 'Radicals | search | Tap the parts you see',
      content: `
        cells Radicals
        - 一 丨 丶 人 亻 入
        - 口 土 女 子 山 川
        - 日 月 木 水 火 田
        rows Found
        - book | 明 | bright · mei, akarui | N4
        - book | 林 | grove · rin, hayashi | N3`,
    },
    {
      said: 'stroke order, stroke order diagrams, animated stroke order, stroke animations',
      on: 'detail',
      content: `
        cells Stroke order of 木
        - 一 十 才 木
        - 1 2 3 4`,
    },
  ]),
  ...partsOf('drill speed-reader kids-learning math-practice', [
    {
      said: 'lessons, exercises, courses',
      on: 'browse',
    },
    {
      said: 'error heatmap, error heat map, heatmap, weak keys, error analysis, mistake analysis, key statistics',
      on: 'stats result',
      content: `
        cells Mistakes by key, today
        - q w e 3 t y 5 i o p
        - a s d f g h j k l
        - z x c 2 b n m`,
    },
    {
      said: 'word flashing, rsvp, flashing words, word by word',
      on: 'timer reader gauge player',
    },
    {
      said: 'levels, difficulty levels',
      on: 'browse home',
      isFirst: true,
      content: `
        chips Level | Easy, * Medium, Hard`,
    },
  ]),
  ...partsOf('study-plan', [
    {
      said: 'assignments, assignments with deadlines, deadlines, homework, assignment tracker, due dates, to-dos, submissions, coursework',
      on: 'checklist home',
      content: `
        rows Assignments*
        - file | Statistics I, sheet 4 | Deadline Mon 23 Nov, 12:00 | 3 d
        - file | Cell biology, protocol | Deadline Fri 27 Nov | 7 d
        - check | Modern history, outline | Handed in on Tuesday | Done`,
    },
    {
      said: 'grades, grades with weighted average, weighted average, grade average, gpa, grade calculator, marks, average, grade tracking, credits',
      page: 'Grades | star | Average 1.9',
      content: `
        stats Weighted average
        - 1.9 | Average
        - 24 of 30 | Credits
        rows Grades
        - star | Statistics I | Exam, 6 credits | 1.7
        - star | Cell biology | Protocol, 4 credits | 2.3
        - star | Modern history | Paper, 8 credits | 1.3
        button plus | Add grade`,
    },
    {
      said: 'absences, absence tracking, attendance, missed lessons, attendance tracking, absence counter',
      page: 'Absences | calendar | Three of five allowed',
      content: `
        rows Absences
        - calendar | Statistics I | Thu 12 Nov, ill, with a note | 1 of 3
        - calendar | Seminar, modern history | Tue 3 Nov and 10 Nov | 2 of 2
        button plus | Add absence`,
    },
    {
      said: 'notes per course, course notes, notes, lecture notes, notes for each course',
      on: 'detail',
      content: `
        rows Course notes*
        - note | Confidence intervals | Thu 12 Nov, two pages
        - note | Questions for the tutorial | Mon 16 Nov`,
    },
  ]),
  ...partsOf('speed-reader', [
    {
      said: 'adjustable speed, speed, speed control, words per minute, adjustable reading speed, custom speed',
      on: 'timer reader gauge player home',
      content: `
        sliders Speed
        - 320 words a minute | 45
        - Words at a time | 20`,
    },
  ]),
]
