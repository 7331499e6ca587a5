import { defineEntity } from '../entity.ts'

export const textTranslator = defineEntity({
  id: 'text-translator',
  one: 'Translator',
  many: 'Translators',
  words: 'translator, interpreter, proofreader, freelance translator, linguist',
  icon: 'user',
  groups: 'Free, Busy, Sworn',
  fields: `
    Name | person | Iris Chen
    Languages | text | German, English into Danish
    Subject | choice | Technical | Technical, Law, Medical, Marketing
    Words a day | number | 2,500
    Price a word | money | € 0.09
    Sworn | switch | no`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Iris Chen | Iris Chen | German, English into Danish, technical | € 0.09 | Busy until Tue | warning
    Tomás Rey | Tomás Rey | English into Portuguese, menus and travel | € 0.08 | Free | success
    Ruth Adeyemi | Ruth Adeyemi | French into German, sworn | € 0.12 | Free | success
    Kim Osei | Kim Osei | English into Dutch, shops | € 0.09 | Busy | warning
    Omar Haddad | Omar Haddad | German into English, law | € 0.13 | Free Thu | success`,
  about: 'Technical texts since 2014, 2,500 words a day. Never late, and asks before she guesses.',
  facts: '4.9 | Rating\n2,500 | Words a day\n€ 0.09 | A word',
  figures: '28 | Translators\n9 | Free today\n11 | Languages',
  hero: 'Free today | Tomás Rey | English into Portuguese, 2,000 words | Send job',
  tip: 'Nobody is free for Swedish | Two were asked this morning',
  add: 'Add translator',
  use: 'Send job',
})
