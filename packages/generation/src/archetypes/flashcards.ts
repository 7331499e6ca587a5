import { defineArchetype } from '../archetype.ts'

export const flashcards = defineArchetype({
  id: 'flashcards',
  words:
    'learn morse 36, morse alphabet 20, flashcard 8, flash card 8, deck 5, memorise 5, memorize 5, vocabulary 4, spaced repetition 7, knowledge base 4, interview questions 14, spaced repetition 16, learn capitals 12',
  presets: 'playful, clean',
  icon: 'layers',
  names: 'Flipside, Recall, Second Look',
  entity: 'card',
  screens: `
    home | Decks | layers
    browse | Cards | search
    stats | Progress | chart
    quiz | Question
    result | Result
    form | New card
    settings? | Settings | settings`,
})
