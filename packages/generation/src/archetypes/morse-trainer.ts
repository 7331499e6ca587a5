import { defineArchetype } from '../archetype.ts'

/** Letters as dots and dashes, learned by ear and hand; turning a text into Morse is `text-tool`. */
export const morseTrainer = defineArchetype({
  id: 'morse-trainer',
  words:
    'morse code trainer 34, morse trainer 34, learn morse 30, learn morse code 34, morse lessons 30, morse practice 30, practise morse 30, practice morse 30, cw trainer 30, koch method 30, telegraphy 18',
  examples: `
    Hear a letter in dots and dashes and say which one it was
    Koch method: two letters to begin with, one more as soon as nine of ten are right
    Learn Morse by ear at twenty words a minute, with longer gaps at first
    Key with my thumb and see whether the rhythm was right
    Radio amateurs prepare for the code exam, five minutes of groups
    Which letters do I still mix up, and how fast am I this week
    Call signs and numbers to copy, then check what I wrote
    Drills of ten letters with sound or light, right and wrong counted
    Lessons from E and T to the whole alphabet with figures
    Practise sending with a straight key or paddle on the screen
    Speed and tone to set, side tone, dark theme
    Scouts learn the dots and dashes with small games`,
  bars: 'player checkout cart slots map',
  presets: 'dark-pro, clean',
  icon: 'volume',
  names: 'Dit Dah, Two Letters, Straight Key',
  entity: 'morse-letter',
  home: 'focus',
  screens: `
    home | Today | home
    quiz | Listen | headphones
    remote! | Key | hand
    browse | Letters | list
    stats | Progress | chart
    detail | Letter
    settings | Settings | settings`,
})
