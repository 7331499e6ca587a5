import { defineArchetype } from '../archetype.ts'

/** Letters written by hand and traced; fonts are `generator`. */
export const handwriting = defineArchetype({
  id: 'handwriting',
  words:
    'handwriting 26, handwriting trainer 38, handwriting practice 38, cursive 32, cursive handwriting 38, calligraphy 26, letter tracing 36, tracing letters 36, learn to write 26, write letters 14, alphabet tracing 36, hand lettering 28, penmanship 30',
  examples: `
    First graders trace each letter with a finger, arrows show where to begin
    Cursive step by step: single letters, joins, words
    Calligraphy drills with a broad nib on lines
    Children hear a word and write it by hand
    Improve my awful handwriting in ten minutes a day
    Print worksheets with my child's name to trace
    Left-handed pupils get their own strokes
    Numbers and letters with stars for neat ones
    Hand lettering alphabets to copy with a brush pen
    Write in sand on the tablet, erase, again
    Teachers see which letters are still hard
    Dictation of short sentences, written with the pencil`,
  bars: 'checkout cart slots map',
  unless: /\bnotes?\b|\bnote[- ]taking\b|\brecognition\b|\bsignatures?\b/i,
  presets: 'playful, editorial',
  icon: 'edit',
  names: 'Loop and Line, Neat, First Letters',
  entity: 'traced-letter',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Letters | edit
    editor | Trace | edit
    player? | Dictation | headphones
    stats | Progress | chart
    people? | Pupils | users
    detail | Letter
    settings | Settings | settings`,
})
