import { defineArchetype } from '../archetype.ts'

export const dictionary = defineArchetype({
  id: 'dictionary',
  words:
    'acronym finder 30, acronyms 24, acronym 20, abbreviations 18, abbreviation finder 28, what it stands for 14, dictionary 16, thesaurus 16, definitions 9, synonyms 10, glossary 12, word meanings 12, word of the day 4, look up words 14, encyclopedia 8, pronunciation 3, slang 6',
  examples: `
    Type a word and get what it means, how it is spoken, where it comes from
    Another word for nice: groups of similar and opposite terms
    Technical terms of sailing explained for beginners, A to Z, offline
    Slang of teenagers explained for parents, with sample sentences
    English to Swahili lookups without internet, both directions, starred entries and history
    Terms and abbreviations used in our hospital, searchable by staff
    Old dialect of our valley saved by its speakers: expression, meaning, recording, who contributed it
    Rhymes, anagrams and crossword solutions by letters known
    Legal glossary for law students, Latin phrases with short explanations
    Etymology of a new unusual term every day, with pronunciation and usage examples
    Medical vocabulary in plain language: what does the diagnosis on my letter mean
    Sign vocabulary with a short clip per sign, look up by handshape or by English meaning`,
  presets: 'editorial, clean',
  icon: 'book',
  names: 'Said Otherwise, A to Z, Headword',
  entity: 'definition',
  screens: `
    home | Today | home
    browse | Search | search
    saved | Saved | bookmark
    history | History | clock
    detail | Word
    form? | Add word
    settings | Settings | settings`,
})
