import { defineEntity } from '../entity.ts'

/** A class of a mosque's weekend school. */
export const quranClass = defineEntity({
  id: 'quran-class',
  one: 'Class',
  many: 'Classes',
  words: 'quran class, madrasa, weekend madrasa, islamic class',
  icon: 'book',
  groups: 'Children, Adults, Sisters',
  fields: `
    Class | text | Juz Amma, beginners
    Teacher | person | Ustadha Mariam
    Day | choice | Saturday | Saturday, Sunday, Wednesday
    Time | time | 10:00
    Age | text | 6 to 9
    Places | number | 3`,
  samples: `
    avatar | title | subtitle | meta | badge | tone
    Mariam | Letters and short surahs | Ustadha Mariam, 6 to 9, Sat 10:00 | 3 places | Open | success
    Yusuf | Juz Amma by heart | Imam Yusuf, 9 to 13, Sat 11:30 | 1 place | Nearly full | warning
    Bilal | Arabic for adults | Bilal Haddad, Wed 19:00 | 6 places | Open | success
    Amina | Tajweed for sisters | Amina Osei, Sun 14:00 | 0 places | Full | danger
    Yusuf | New to Islam | Imam Yusuf, Sun 17:00, tea | 9 places | Open | success`,
  about: 'Letters, then short surahs, half an hour each. Parents get a line on what to repeat at home.',
  facts: '10:00 | Saturday\n6 to 9 | Age\n3 | Places',
  figures: '64 | Children\n7 | Classes\n19 | Places',
  hero: 'Saturday, 10:00 | Letters and short surahs | Room 2 upstairs | Enrol',
  add: 'Add class',
  use: 'Enrol',
})
