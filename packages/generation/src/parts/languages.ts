import { type KindPart, partsOf } from './part.ts'

/** What dictionaries and translators have. */
export const dictionaryParts: readonly KindPart[] = [
  ...partsOf('dictionary translator', [
    {
      said: 'download languages, offline dictionaries, download dictionaries, offline languages, dictionary downloads, offline translation, language packs, downloadable dictionaries, multiple dictionaries, offline language packs',
      page: 'Offline | download | Three on this phone',
      content: `
        rows On this phone
        - check | English – German | 184,000 words | 42 MB
        - check | English – French | 152,000 words | 38 MB
        - check | English, explained | 98,000 words | 61 MB
        rows To load
        - download | English – Spanish | 148,000 words | 36 MB
        - download | English – Polish | 84,000 words | 22 MB`,
    },
    {
      said: 'audio pronunciation, pronunciation, spoken pronunciation, pronunciations, text to speech, audio, speech output, listen to pronunciation, audio pronunciations, ipa, phonetics',
      on: 'detail transform converter',
      content: `
        keys Pronunciation*
        - volume | British
        - volume | American
        - mic | Say it yourself`,
    },
    {
      said: 'meanings, word meanings, definitions, multiple definitions, several meanings, meanings by part of speech, part of speech, parts of speech, group by part of speech',
      on: 'detail',
      content: `
        rows Meanings*
        - book | Noun | The thing itself, as people say it every day
        - book | Verb | To do so, or to make it so
        - book | Adjective | Like it; close to it in kind`,
    },
    {
      said: 'example sentences, example sentence, examples, usage examples, examples of use, sample sentences, sentences, sentence examples',
      on: 'detail',
      content: `
        rows Example sentences*
        - chat | “She wrote it down so that it would not be lost.” | From a letter
        - chat | “We had no word for it until that evening.” | From a novel`,
    },
    {
      said: 'etymology, word origin, word origins, origin, origins, word history',
      on: 'detail',
      content: `
        rows Origin*
        - clock | Old English | First written down before 1200
        - globe | From Latin | By way of Old French`,
    },
    {
      said: 'word of the day, daily word, sign of the day, daily sign',
      within: /\bsign(?:s|ing)? language|\bsigners?\b|\b(?:asl|bsl|auslan)\b/i,
      on: 'home browse',
      isFirst: true,
      content: `banner users | Word of the day: family | Two circles that meet, one hand beginning where the other ends.`,
    },
    {
      said: 'word of the day, daily word',
      on: 'home browse',
      isFirst: true,
      content: `banner book | Word of the day: lull | A quiet spell between two noises; from the sound one sings to a child.`,
    },
    {
      said: 'camera translation, image translation, photo translation, translate pictures, translate photos, camera, text in pictures',
      page: 'Camera | camera | Hold it on a sign or a menu',
      content: `
        camera Hold the text inside the frame | sign
        rows Read
        - type | Vorsicht, frisch gestrichen | Careful, wet paint
        button image | From the gallery`,
    },
    {
      said: 'conversation mode, voice translation, conversation, speech translation, voice input, two-way conversation, dialogue mode',
      page: 'Conversation | chat | Each speaks in turn',
      content: `
        timeline English and German
        - Where is the ferry to the island? | Wo ist die Fähre zur Insel?
        - Am Pier 2, um halb drei. | At pier 2, at half past two.
        keys Speak
        - mic | English
        - mic | Deutsch`,
    },
  ]),
  ...partsOf('periodic-table', [
    {
      said: 'electron configuration, isotopes, atomic radius, element properties, melting and boiling points, electron configurations, ionization energy, oxidation states, physical properties',
      on: 'detail',
    },
  ]),
  ...partsOf('anatomy', [
    {
      said: '3d models, 3d, 3d model, 3d view, three-dimensional models',
      on: 'home browse detail',
      content: `
        keys View*
        - repeat | Turn
        - search | Closer
        - layers | Layers
        - eyeOff | Hide
        chips Layer | Skin, * Muscles, Organs, Bones`,
    },
    {
      said: 'labels, names, latin names, labelled diagrams, pins',
      on: 'home browse detail',
      content: `
        switches
        - Labels
        - x Latin names`,
    },
  ]),
  ...partsOf('periodic-table', [
    {
      said: 'periodic table',
      on: '#Table board home',
    },
  ]),
]
