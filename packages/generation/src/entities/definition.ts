import { defineEntity } from '../entity.ts'

export const definition = defineEntity({
  id: 'definition',
  one: 'Word',
  many: 'Words',
  words: 'definition, dictionary entry, synonym, antonym, glossary term, word of the day',
  icon: 'book',
  groups: 'Nouns, Verbs, Saved',
  fields: `
    Word | text | Petrichor
    Kind | choice | Noun | Noun, Verb, Adjective
    Meaning | long | The smell of rain on dry earth
    Spoken | text | PET-ri-kor`,
  samples: `
    icon | title | subtitle | badge | tone
    drop | Petrichor | The smell of rain on dry earth | Noun | primary
    moon | Gloaming | The light after the sun is gone | Noun | accent
    wave | Susurrate | To whisper, as leaves do | Verb | success
    leaf | Verdant | Green with grass or leaves | Adjective | success
    smile | Sonder | Seeing that others live as fully | Noun | warning
    wave | Zephyr | A soft wind from the west | Noun | neutral`,
  about:
    'A pleasant smell when rain comes after warm dry weather. From Greek petra, stone, and ichor, what ran in the veins of the gods.',
  facts: 'Noun | Kind\n3 | Syllables\n1964 | Since',
  figures: '128 | Looked up\n24 | Saved\n7 | This week',
  hero: 'Word of the day | Petrichor | The smell of rain on dry earth | Read more',
  tip: 'Seven new words this week | Most of them after ten at night',
  add: 'Add word',
  use: 'Hear it',
})
