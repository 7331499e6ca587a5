import { defineArchetype } from '../archetype.ts'

export const language = defineArchetype({
  id: 'language',
  words:
    'travel phrasebook 30, phrasebook 26, phrase book 26, travel phrases 24, language learning 24, study latin 26, learn latin 26, declensions 22, inflection tables 24, ancient greek 16, language lessons 20, learn a language 22, learn languages 20, irregular verbs 24, verb trainer 22, verbs trainer 22, conjugation 18, conjugations 18, flashcards for vocabulary 18, kids learning english 20, learning english 16, learning german 16, learning french 16, learning spanish 16, language 6, vocabulary 6, learn spanish 7, learn english 7, learn french 7, learn german 7, learn portuguese 12, learn italian 12, learn japanese 12, learn chinese 12, learn korean 12, learn arabic 12, learn russian 12, learn dutch 12, learn turkish 12, learn swedish 12, learn polish 12, learn languages 12, language learning 12, sign language 10, word 2, new word 5, translate 4, pronunciation 6, grammar 6, dictionary 5, duolingo 18, vocabulary trainer 22, learn latin 16, vocabulary for 14',
  examples: `
    Learn the letters of a foreign script by tracing them, with its tones
    AI language tutor: talk about everyday topics, mistakes are corrected, vocabulary lists, progress by level
    Speak with a machine in Spanish about the market or the doctor and be corrected
    Study Latin with declensions, inflection tables and a sentence to translate each day
    Learn Italian with ten new words a day, heard, repeated and asked again tomorrow
    Der, die or das? Quiz me until I get it
    Ich gehe, ich ging: conjugation of the most common verbs drilled until they stick
    My grandmother's dialect with sound, meaning and an example sentence
    Refugees in our town need first sentences for doctor, office and school, with audio
    Japanese kana and kanji by stroke, reading and meaning, with levels
    Pronunciation: listen, speak after it, get a score for my accent
    Sentences with a gap to fill in, hearts, levels, and a weekly league with classmates
    Vocabulary of my French textbook unit by unit, both directions, wrong words are asked again
    Learn to sign: short clips of hands for family, food and feelings
    Business English in ten minutes: phrases for meetings, idioms, polite emails
    Holiday Greek for beginners, ordering, asking the way, numbers, with a test at the end`,
  unless: /\b(?:tandem|conversation|language|exchange) partners?\b/i,
  presets: 'playful, bold',
  icon: 'globe',
  names: 'Tukano, Parlour, Fluent Fox',
  entity: 'word',
  home: 'focus',
  screens: `
    home | Learn | home
    browse | Words | book
    leaderboard? | League | trophy
    stats | Progress | chart
    quiz | Question
    result | Result
    detail | Word
    profile | Me | user`,
})
