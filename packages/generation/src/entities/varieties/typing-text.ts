import { typingText } from '../typing-text.ts'
import { defineVarieties } from './variety.ts'

/** What one types letter by letter; without these words typing practice. */
export const typingTextVarieties = defineVarieties(typingText, [
  {
    signs: 'spelling 9, spelling bee 10, spelling words 9, spell 6',
    one: 'List',
    many: 'Lists',
    icon: 'book',
    groups: 'Easy, Middle, Hard',
    samples: `
      icon | title | subtitle | value | tone
      book | Double letters | necessary, accommodate, committee | 18 of 20 | success
      book | Silent letters | knight, receipt, island | 15 of 20 | primary
      book | Words with ie and ei | believe, ceiling, weird | 12 of 20 | warning
      book | From other languages | bouquet, spaghetti, yacht | 9 of 12 | primary
      book | This week at school | Ten words by Friday | 10 of 10 | success`,
    about: 'Twenty words, read aloud with a sentence each. “Necessary” wants one collar and two sleeves.',
    facts: '18 of 20 | Right\n4 min | Took\n2 | Again',
    figures: '18 of 20 | Right | +2\n214 | Words known\n7 | Days in a row',
    hero: 'Today | Double letters | Twenty words, read aloud | Start',
    tip: 'Two come back tomorrow | “necessary” and “rhythm”',
    trend: 'Right of 20 | 18 | +2',
    data: [11, 12, 14, 14, 16, 16, 18],
    add: 'New list',
  },
])
