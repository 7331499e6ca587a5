import { defineArchetype } from '../archetype.ts'

/** Languages few people speak, kept by their voices and words; lessons in a language are `language`. */
export const languageArchive = defineArchetype({
  id: 'language-archive',
  words:
    'endangered languages 70, endangered language 70, dying languages 60, minority languages 44, indigenous languages 50, indigenous language 44, language archive 60, archive of languages 60, language documentation 60, language revitalisation 54, language revitalization 54, last speakers 50, native speakers record 40, field linguists 50, field linguist 50, dialect archive 54, dialect atlas 54',
  examples: `
    Voices of the last who speak it, with village, year and what they tell
    Linguists record word lists in the field, with sound and phonetic script
    Map of small languages, how many still speak each, and how to hear one
    Elders of our nation say words and stories, children listen at school
    Dialects of our valley: the same sentence from every village
    Upload a recording, who speaks, when, permission of the family
    Dictionary of a tongue that was never written down, by community members
    Songs, greetings and numbers in languages that vanish
    Archive for a university institute: texts with gloss and translation
    Compare how neighbours say potato, dragonfly and butterfly, on a map
    Speakers decide who may hear what they told
    Level of danger, number of speakers, family of languages`,
  bars: 'cart checkout slots game',
  unless:
    /^\W*(?:an? |the |our )?(?:\w+ )?dictionary\b|\b(?:programming|learn (?:spanish|french|german|english|japanese))\b/i,
  presets: 'editorial, natural',
  icon: 'mic',
  names: 'Last Words, Forty Speakers, Mother Tongues',
  entity: 'small-language',
  home: 'shelf',
  screens: `
    home | Languages | home
    browse | All | list
    map? | Map | map
    browse | Recordings | mic | voice-recording
    browse! | Word lists | book | listed-word | | | word lists, word list, words, vocabulary, dictionary
    people! | Speakers | users | tongue-speaker | | | speakers, elders
    player | Listen | | voice-recording
    detail | Language
    form? | Add recording | mic | voice-recording
    settings? | Settings | settings`,
})
