import { defineEntity } from '../entity.ts'

export const translation = defineEntity({
  id: 'translation',
  words: 'translation, translated text, translated sentence',
  icon: 'globe',
  groups: 'Today, Saved',
  fields: `
    From | choice | English | English, German, French, Spanish
    To | choice | German | German, French, Spanish, English`,
  samples: `
    icon | title | subtitle | time
    globe | Where is the station? | Wo ist der Bahnhof? | 9:41
    globe | A table for two, please | Una mesa para dos, por favor | 8:12
    globe | How much is this? | C’est combien ? | Wed
    globe | Thank you for your help | Danke für Ihre Hilfe | Tue
    globe | Is this seat free? | Ce siège est libre ? | Mon
    globe | Good morning | Buenos días | Sun`,
  about: 'Wo ist der Bahnhof? The formal and the everyday way are the same here.',
  facts: '4 | Words\nGerman | To\n9:41 | Today',
  figures: '38 | Translations\n6 | Saved\n4 | Languages',
  hero: 'English to German | Where is the station? | Wo ist der Bahnhof? | Copy',
  tip: 'Four languages are on the phone | They work without internet',
  add: 'New translation',
  use: 'Copy translation',
})
