import { verse } from '../verse.ts'
import { defineVarieties } from './variety.ts'

/** Which book is read; without these words psalms and parables. */
export const verseVarieties = defineVarieties(verse, [
  {
    signs:
      'bible 5, bibles 5, psalms 4, gospel 5, gospels 5, jesus 5, christian 4, new testament 6, old testament 6',
    groups: 'Today, Saved, Plans',
    samples: `
      image | title | subtitle | overline | meta
      mountain | I lift my eyes | Psalm 121, 8 verses | Today | 2 min
      lake | Still waters | Psalm 23, 6 verses | Saved | 1 min
      night star | In the beginning | Genesis 1, 31 verses | Plan, day 1 | 5 min
      garden | A time for everything | Ecclesiastes 3, 22 verses | Plan, day 12 | 3 min
      sunset | The greatest of these | 1 Corinthians 13, 13 verses | Saved | 2 min
      forest | The sower | Matthew 13, 58 verses | Plan, day 13 | 8 min`,
    about: 'I lift my eyes to the hills: where does my help come from? Read slowly, twice.',
  },
  {
    signs:
      'quran 5, koran 5, surah 5, surahs 5, ayah 5, tajweed 5, islamic 4, muslim 4, ramadan 3, recitation 2, hifz 5',
    one: 'Surah',
    groups: 'Today, Saved, Plans',
    fields: `
      Surah | text | 67, Al-Mulk
      Reciter | choice | Slow | Slow, Melodic, Teaching
      Translation | choice | English | English, Urdu, Turkish, French
      Remind me at | time | 21:00
      Note | long | Learned to verse 14`,
    without: 'Passage',
    samples: `
      image | title | subtitle | overline | meta
      mountain | Al-Mulk | The Sovereignty, 30 verses | Surah 67, today | 9 min
      night star | Al-Fatiha | The Opening, 7 verses | Surah 1 | 1 min
      hills | Ya-Sin | 83 verses | Surah 36 | 22 min
      forest | Al-Kahf | The Cave, 110 verses | Surah 18, Fridays | 34 min
      sunset | Ar-Rahman | The Most Merciful, 78 verses | Surah 55 | 14 min
      night | Al-Ikhlas | Sincerity, 4 verses | Surah 112 | 1 min`,
    about:
      'Thirty verses, often read before sleep. Nine minutes with the slow reciter, translation below each verse.',
    facts: '30 | Verses\n9 min | Recitation\nJuz 29 | Part',
    figures: '12 | Days in a row\n38 | Saved\nJuz 7 | Read so far',
    hero: 'Today, juz 8 | Four pages after each prayer | You are on page 146 | Read',
    tip: 'One juz a day | Finished on the last day of Ramadan',
    trend: 'Pages a day | 20 | +2',
    use: 'Listen',
  },
  {
    signs: 'gita 5, hindu 5, vedas 5, upanishads 5, mantra 4, mantras 4, shloka 5, shlokas 5, sanskrit 4',
    groups: 'Today, Saved, Chapters',
    fields: 'Passage | text | Chapter 2, verse 47\nTranslation | choice | English | English, Hindi, Sanskrit',
    samples: `
      image | title | subtitle | overline | meta
      field | Act without clinging | Chapter 2, verse 47 | Today | 2 min
      lake | The steady mind | Chapter 2, verses 54 to 72 | Saved | 6 min
      forest | The field and its knower | Chapter 13 | Plan, day 13 | 8 min
      sunset | Yoga of devotion | Chapter 12 | Saved | 5 min
      mountain | Turning inward | Chapter 6 | Plan, day 14 | 9 min`,
    about:
      'Do what is yours to do, and let go of its fruits. With the Sanskrit, word by word, and a recitation.',
    facts: '47 | Verse\n2 min | Length\n12 | Day',
    hero: 'Today | Act without clinging | Chapter 2, verse 47 | Read',
  },
  {
    signs: 'torah 5, jewish 5, talmud 5, hebrew 4, parasha 5, rabbi 4, tehillim 5',
    groups: 'This week, Saved, Plans',
    fields:
      'Passage | text | Vayetze, first reading\nTranslation | choice | English | English, Hebrew, Side by side',
    samples: `
      image | title | subtitle | overline | meta
      night star | Vayetze | Genesis 28:10 to 32:3 | This week | 7 readings
      mountain | Psalm 121 | 8 verses | Saved | 1 min
      desert | Toldot | Genesis 25:19 to 28:9 | Last week | 7 readings
      field | Ruth, chapter 2 | In the field | Plan, day 12 | 4 min
      city | Sayings of the fathers | Chapter 1 | Saved | 6 min`,
    about: 'The seven readings of the week, Hebrew and English side by side, with the commentary below.',
    facts: '7 | Readings\n148 | Verses\nFri | Until',
    hero: 'This week | Vayetze | Second reading, nine minutes | Read',
  },
  {
    signs: 'buddhist 5, buddhism 5, sutra 5, sutras 5, dharma 5, dhammapada 5, zen 4',
    groups: 'Today, Saved, Chapters',
    fields:
      'Passage | text | Dhammapada, verse 1\nTranslation | choice | English | English, Pali, Side by side',
    samples: `
      image | title | subtitle | overline | meta
      lake | Pairs | Dhammapada, chapter 1 | Today | 3 min
      mountain | The heart of wisdom | Sutra, short form | Saved | 2 min
      forest | Kindness to all | Metta sutta | Saved | 3 min
      night | Mindful breathing | Sixteen steps | Plan, day 12 | 6 min
      flower | Flowers | Dhammapada, chapter 4 | Plan, day 13 | 3 min`,
    about: 'What we are comes from what we think. Read slowly, then sit for five breaths.',
    facts: '20 | Verses\n3 min | Length\n12 | Day',
    hero: 'Today | Pairs | Chapter 1, three minutes | Read',
  },
])
