import { defineEntity } from '../entity.ts'

export const tracedLetter = defineEntity({
  id: 'traced-letter',
  one: 'Letter',
  many: 'Letters',
  words: 'traced letter, letter tracing, cursive letter, handwriting',
  icon: 'edit',
  groups: 'Small, Capital, Joined, Words',
  fields: `
    Letter | text | g
    Style | choice | Cursive | Print, Cursive
    Lines | choice | First grade | First grade, Second grade, Plain
    Hand | choice | Right | Right, Left
    Times | number | 10`,
  samples: `
    icon | title | subtitle | value | badge | tone
    edit | g | Loop below the line, three strokes | 8 of 10 | Neat | success
    edit | f | Above and below the line | 6 of 10 | Practise | warning
    edit | a, d, q | The same round beginning | 10 of 10 | Neat | success
    edit | br, or, we | Joins at the top | 5 of 10 | Practise | warning
    edit | Apple | A word of five letters | 7 of 10 | Nearly | primary
    edit | The fox runs home | A sentence to hear and write | 3 of 4 | Dictation | accent`,
  about:
    'Begin at two o’clock, round to the left, close it, then straight down below the line and back up in a loop.',
  facts: '8 of 10 | Neat\n3 | Strokes\n4 min | Today',
  figures: '18 | Letters neat | +3\n6 | To practise\n9 | Days in a row',
  hero: 'Today | g, j and y | Loops below the line, about six minutes | Trace',
  tip: 'Joins at the top are hard | br, or and we come again tomorrow',
  trend: 'Neat of ten | 8 | +2',
  add: 'Add word',
  use: 'Trace again',
})
