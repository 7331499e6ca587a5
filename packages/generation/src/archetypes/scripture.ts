import { defineArchetype } from '../archetype.ts'

export const scripture = defineArchetype({
  id: 'scripture',
  words:
    'bible 14, bible app 20, quran 18, koran 16, quran app 20, verses 10, psalms 12, scripture 16, recitation 12, surah 16, hadith 16, hymnal 14, devotional 14, gita 14, torah 14, memorize verses 18, bible verses 18, buddhist 9, mantra 9, rosary 14',
  presets: 'editorial, calm',
  icon: 'book',
  names: 'Lamp, Morning Verse, Still Waters',
  entity: 'verse',
  home: 'shelf focus',
  screens: `
    home | Today | home
    browse | Read | book
    reader | Chapter
    player? | Listen | headphones
    saved | Saved | bookmark
    calendar? | Times | calendar
    stats? | Plan | chart
    detail | Passage
    form? | Add note
    profile? | Me | user`,
})
