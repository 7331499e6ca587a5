import { defineEntity } from '../entity.ts'

export const languagePair = defineEntity({
  id: 'language-pair',
  one: 'Language pair',
  many: 'Languages',
  words: 'language pair, translation language, language',
  icon: 'globe',
  groups: 'Often, Rare, Sworn',
  fields: `
    From | choice | German | German, English, French, Danish
    Into | choice | English | English, Danish, Dutch, Portuguese
    Price a word | money | € 0.14
    Translators | number | 6`,
  samples: `
    icon | title | subtitle | value
    globe | German to English | 6 translators, 4 jobs | € 0.14
    globe | English to Dutch | 3 translators, 2 jobs | € 0.13
    globe | German to Danish | 2 translators, 1 job | € 0.16
    globe | French to German | 4 translators, sworn | € 0.15
    globe | English to Portuguese | 5 translators, 1 job | € 0.12
    globe | Danish to English | 2 translators, 1 job | € 0.15`,
  about: 'Six people translate from German into English for us, two of them sworn. Four jobs are in work.',
  facts: '6 | Translators\n€ 0.14 | A word\n4 | Jobs',
  figures: '11 | Languages\n28 | Translators',
  hero: 'Most asked for | German to English | Four jobs in work, six translators | See jobs',
  tip: 'Swedish was asked for twice | We have nobody yet',
  add: 'Add language',
  use: 'See jobs',
})
