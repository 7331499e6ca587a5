import { defineArchetype } from '../archetype.ts'

export const scripture = defineArchetype({
  id: 'scripture',
  words:
    'bible study app 30, audio bible 20, daily verse 14, bible 14, bible app 20, quran 18, koran 16, quran app 20, verses 10, psalms 12, scripture 16, recitation 12, surah 16, hadith 16, hymnal 14, devotional 14, gita 14, torah 14, memorize verses 18, bible verses 18, buddhist 9, mantra 9, rosary 14',
  examples: `
    Read the whole bible in a year, a chapter before work
    Verses by heart, a word hidden each time
    Surah by surah with recitation, translation and tafsir
    Psalm of the day with audio and my own thoughts beneath
    Torah portion of the week with commentary
    Compare translations of a passage side by side, highlight, footnotes
    Bhagavad gita, chapter and sloka, meaning, listen in sanskrit
    Teachings of the Buddha, a sutta a day, saved passages
    Hadith collection, searchable by narrator and topic
    Hymns and daily devotional from our denomination, large print, offline
    Bible verse each day, a reading plan, my prayer list and what is on at church
    Daily verse as a push in the morning, save the ones I love, share as a picture
    Gospel reading plan for forty days with a group, who has read today
    Look up where it says love thy neighbour, concordance, parallel passages, original Greek`,
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
