import { defineArchetype } from '../archetype.ts'

export const flashcards = defineArchetype({
  id: 'flashcards',
  words:
    'interview questions 22, interview practice 26, study cards 26, flash cards 20, learn morse 36, morse alphabet 20, flashcard 8, flash card 8, deck 5, memorise 5, memorize 5, vocabulary 4, spaced repetition 7, knowledge base 4, interview questions 14, spaced repetition 16, learn capitals 12, learning cards 20',
  examples: `
    Question on one side, answer on the other, the ones I miss return sooner
    Bones and nerves for anatomy, thousands of cards in decks, study due today
    Capitals and flags learnt by flipping
    Kanji with reading and meaning at growing intervals
    My own decks from class, shared with friends in the same course
    Learn the morse alphabet by ear and by heart, letter by letter
    Remember names and faces of my new pupils, picture in front, name behind
    Theology student memorising verses with gaps to fill
    Letters of a foreign alphabet, Cyrillic or Hebrew: a card for each with its name and sound, then the right name out of four
    Swipe left if I did not know, right if I did, until the pile is empty
    Prepare for job interviews at tech firms: prompt, think, reveal, rate yourself
    Pilots learn checklists and limits by active recall, easy, hard, again
    A random card from the pile with several answers, and a warning when I chose the wrong one
    Deck import from a spreadsheet, images, sounds, leeches suspended`,
  presets: 'playful, clean',
  icon: 'layers',
  names: 'Flipside, Recall, Second Look',
  entity: 'card',
  home: 'ledger',
  screens: `
    home | Decks | layers
    browse | Cards | search
    stats | Progress | chart
    quiz | Question
    result | Result
    form | New card
    settings? | Settings | settings`,
})
