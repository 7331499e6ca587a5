import { defineArchetype } from '../archetype.ts'

/** Forms, signs or moves drilled until they stay: choose a set, answer, see what was wrong. */
export const itemTrainer = defineArchetype({
  id: 'item-trainer',
  words:
    'drill 10, drilling 12, trainer 5, fingerspelling 44, manual alphabet 44, sign alphabet 40, verb drill 34, verb drills 34, verb conjugation 34, conjugation 24, conjugate 24, conjugations 24, declension 30, declensions 30, opening drill 44, opening lines 26, missed ones 12, wrong most often 20, streak of correct 20, kana trainer 34, note reading trainer 30, flag drill 24, times table drill 20',
  examples: `
    Drill Latin verbs: conjugation, tense and mood, type the form, see the whole table
    Trainer for the manual alphabet with a short clip for each letter and a quiz of four
    Quiz me on opening lines, I enter the next move and see whether it is book
    Greek and Latin declensions until none is wrong, with a time limit
    French irregular verbs, which ones I get wrong most often
    Semaphore flags, one after the other, with a streak and a list of those I missed
    Anatomy of the hand, name the bone, the hard ones come again
    Signs of the deaf for numbers, days and colours, watch and choose
    Radio alphabet and Q codes drilled by ear
    Runes, kana or Cyrillic letters, pick a row and type what it is
    Percentage of right answers for each set, and review of mistakes
    Knots, chords or notes on the stave, ten a day with points at the end`,
  unless:
    /\b(?:typing|touch[- ]?type|words per minute|fire drill|drill (?:machine|press|bits?|music)|oil|seed drill|power tools?|personal trainers?|gym|dogs?|horses?|puppy|puppies|lend|borrow|teachers can|school class)\b/i,
  bars: 'cart checkout slots map people feed chats mood',
  presets: 'clean, playful',
  icon: 'flash',
  names: 'Once More, Ten a Day, Until It Stays',
  entity: 'drill-item',
  home: 'focus',
  screens: `
    home | Practise | home
    browse | Sets | grid
    quiz | Quiz | flash
    saved | To review | bookmark | | | | missed, wrong, mistakes, review, hard ones
    stats | Progress | chart
    result | Result
    detail | Item
    settings? | Settings | settings`,
})
