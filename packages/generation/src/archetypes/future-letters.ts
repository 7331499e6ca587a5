import { defineArchetype } from '../archetype.ts'

export const futureLetters = defineArchetype({
  id: 'future-letters',
  words:
    'future self 28, letters to my future 32, letter to my future 32, letter to the future 30, future letters 28, time capsule 30, timecapsule 34, time capsules 30, capsules 18, opened capsules 28, capsule 14, until a date in the future 26, message to the future 28',
  examples: `
    Capsules with a voice memo, pictures and a letter, locked until a day I choose, with a hint and a countdown
    Who may open it besides me, and what moves to the archive once it was opened
    Write to myself in five years and cannot read it until then
    A box of messages, photos and predictions for our class, opened at the reunion in ten years
    Letters to my daughter to be read on her eighteenth birthday
    Seal what I think today, surprise me with it someday
    Email that arrives next New Year's Eve asking whether I kept my promise
    Time capsule of the village, buried digitally, opened in 2050
    Before surgery I want to leave words for my husband, delivered later
    Dear me: hopes, fears, what I love now, locked with a date
    Voice message to my older self, hidden until I turn fifty
    Newlyweds write to one another, to open after the first decade
    Teachers let pupils write in September and get it back in June
    Each month an old note from me comes back, unopened envelopes pile up nicely`,
  presets: 'warm, calm',
  icon: 'mail',
  names: 'Open in May, Dear Me, Sealed',
  entity: 'future-letter',
  home: 'focus',
  screens: `
    home | Letters | home
    browse | Sealed | mail
    history | Opened | clock
    calendar? | Calendar | calendar
    detail | Letter
    form | Write letter
    editor? | Write
    profile? | Me | user
    settings | Settings | settings`,
})
