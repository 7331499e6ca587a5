import { defineEntity } from '../entity.ts'

/** A child enrolled in a mosque's weekend school. */
export const quranPupil = defineEntity({
  id: 'quran-pupil',
  one: 'Child',
  many: 'Children',
  words: 'madrasa pupil, quran pupil',
  icon: 'users',
  groups: 'Beginners, Juz Amma',
  fields: `
    Name | text | Ida Osei
    Born | date | Tue 2 Feb 2016
    Class | choice | Letters and short surahs | Letters and short surahs, Juz Amma by heart, Arabic
    Knows already | text | Al-Fatiha and three short surahs
    Parent's phone | phone | +49 151 2048
    Allergies | text | Nuts`,
  samples: `
    avatar | title | subtitle | badge | tone
    Ida | Ida Osei, 10 | Juz Amma, half of it | Present | success
    Emil | Emil Kaya, 7 | Letters, third page | Present | success
    Noor | Noor Rahman, 12 | Juz Amma, last five | Excused | warning`,
  add: 'Enrol a child',
})
