import { defineEntity } from '../entity.ts'

export const sura = defineEntity({
  id: 'sura',
  one: 'Surah',
  many: 'Surahs',
  words: 'quran reader, koran reader, read quran, read the quran, quran reading',
  icon: 'book',
  groups: 'Short, Long, Bookmarked',
  fields: `
    Surah | text | Al-Fatihah
    Verses | number | 7
    Translation | choice | English | English, Arabic alone, Français
    Reciter | text | Slow, with pauses`,
  samples: `
    icon | title | subtitle | value
    book | Al-Fatihah | The opening, 7 verses | 1
    book | Ya-Sin | 83 verses | 36
    book | Ar-Rahman | The most merciful, 78 verses | 55
    book | Al-Mulk | The dominion, 30 verses | 67
    book | Al-Ikhlas | Sincerity, 4 verses | 112
    book | An-Nas | Mankind, 6 verses | 114`,
  about:
    'In the name of God, the Most Gracious, the Most Merciful. Praise be to God, Lord of all the worlds.',
  facts: '7 | Verses\n1 | Number\n2 min | Length',
  figures: '114 | Surahs\n31 | Pages read',
  hero: 'Read on | Ya-Sin, verse 12 | Page 440 | Read',
  tip: 'Four pages a day | The whole in five months',
  trend: 'Pages a day | 4 | +1',
  use: 'Read',
})
