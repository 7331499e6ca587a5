import { defineArchetype } from '../archetype.ts'

export const keyboard = defineArchetype({
  id: 'keyboard',
  words:
    'keyboard 14, keyboard app 24, swipe typing 22, gesture typing 20, glide typing 20, emoji keyboard 24, input method 22, ime 12, on-screen keyboard 20, autocorrect 10, word suggestions 14, clipboard manager 8',
  examples: `
    Keyboard for Android with swipe typing and next-word suggestions, without internet access
    Type in two languages at once, autocorrect learns my names
    A small one-handed keyboard with big keys and a number row
    Input method for our minority language with its special letters
    Emoji, stickers and GIF search right where I type
    Programmer's keyboard with arrows, Ctrl, Esc and brackets
    Split keyboard for tablets with themes and key sounds
    Private keyboard: nothing typed is sent anywhere
    Voice typing that works offline, with punctuation
    T9 keypad as on old phones, with themes
    Text shortcuts: type two letters and get my whole address
    Clipboard history above the keys, pinned snippets, paste with one tap`,
  presets: 'clean, dark-pro',
  icon: 'type',
  names: 'Home Row, Key Light, Soft Keys',
  entity: 'keyboard-layout',
  screens: `
    browse | Layouts | type
    editor? | Look
    browse! | Dictionary | book | dictionary-word
    detail | Layout
    form | Add layout
    stats? | Typing | chart
    settings | Settings | settings
    welcome | Set up`,
})
