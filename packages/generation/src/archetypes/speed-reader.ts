import { defineArchetype } from '../archetype.ts'

/** Texts that are shown word by word. */
export const speedReader = defineArchetype({
  id: 'speed-reader',
  words:
    'speed reading 34, speed reader 36, speed read 32, rsvp reader 34, rapid reading 26, word by word 12, one word at a time 22, one word after the other 22, words per minute 8, reading speed 22, spritz 20, read faster 28',
  examples: `
    One word after the other in the middle of the screen, 300 words a minute
    Paste an article and read it word by word, faster every day
    Speed reading trainer with a test of what I understood
    Set the words per minute and pause when I look away
    Read faster: a red letter in each word, text size, dark
    How far I am in the text, go back ten words
    Measure my reading speed with a short text and questions
    Books shown word by word, the pace goes up slowly
    RSVP reader for links and pasted text
    Two or three words at once, speed by a slider
    My reading speed over the weeks
    Train the eyes to take in several words at once`,
  bars: 'map checkout cart slots people week mood deed',
  presets: 'clean, editorial',
  icon: 'book',
  names: 'Word by Word, Fast Lane, Left to Right',
  entity: 'speed-text',
  screens: `
    gauge | Read | playf
    browse | Texts | list
    form | Add text
    stats | Speed | chart
    detail | Text
    settings | Settings | settings`,
  unless: /\b(?:typing|type the|keyboard|transcri\w+|read(?:s|ing)? (?:it )?aloud|vocabulary)\b/i,
})
