import { defineEntity } from '../entity.ts'

export const entry = defineEntity({
  id: 'entry',
  words: 'entry, journal, diary, mood, gratitude, reflection, thought, feeling, journal entry',
  many: 'Entries',
  icon: 'book',
  groups: 'Bright, Good, Okay, Low',
  fields: `
    Date | date | Thu 19 Nov
    Mood | choice | Good | Low, Okay, Good, Bright
    Entry | long | Walked the long way home. The river was loud.
    Photo | photo | lake
    Tags | choice | Outside | Friends, Outside, Work, Sleep`,
  samples: `
    icon | title | subtitle | time | tone
    sun | The river was loud | Good, 6 lines | Yesterday | warning
    heart | Soup with Ada, then rain | Bright, 9 lines | Tue | danger
    cloud | Slow start, kind ending | Okay, 3 lines | Mon | neutral
    leaf | First frost on the allotment | Good, 5 lines | Sun | success
    moon | Could not sleep, read instead | Low, 2 lines | Sat | primary`,
  about: 'Walked the long way home. The river was loud and nobody was in a hurry, not even the dog.',
  facts: 'Good | Mood\n6 | Lines\n19:40 | Written',
  figures: '23 | Day streak | +1\n142 | Entries\n7.2 | Average mood',
  hero: 'Tonight | How was today? | One line is enough | Write it down',
  tip: 'Your good days share one thing | You went outside',
  trend: 'Mood, out of 10 | 7.2 | +0.4',
  data: [6.4, 6.8, 6.2, 7, 7.4, 7.1, 7.2],
  add: 'New entry',
  use: 'Edit entry',
})
