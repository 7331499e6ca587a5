import { defineArchetype } from '../archetype.ts'

/** Notes written as one writes messages, to nobody but oneself. */
export const selfMessages = defineArchetype({
  id: 'self-messages',
  words:
    'messages to yourself 60, messages to myself 60, message yourself 60, message myself 60, notes to self 56, note to self 56, notes to myself 50, chat with myself 56, chat with yourself 56, text myself 50, text yourself 50, write to myself 40',
  examples: `
    I keep sending mails to my own address, a chat with nobody in it would be better
    Type a thought, press send, it stands there with the time
    Like a messenger, but I am the only one in it
    Quick capture: one line, a photo or a voice message to me
    Tag what I sent myself as idea, errand or link and find it later
    Ideas on the tram go in as bubbles, sorted in the evening
    Forward links from everywhere into one private thread
    Turn a line I wrote into a task with a time
    Pinned ones on top, everything else scrolls away
    Several threads with myself: work, home, book
    Share text from any app straight to my own inbox
    No folders, no titles, only what came to mind and when`,
  unless: /\b(?:future self|letters?|scheduled|years from now|clients|customers)\b/i,
  bars: 'cart checkout map people chats',
  presets: 'clean, calm',
  icon: 'chat',
  names: 'Only Me, Sent to Self, Me to Me',
  entity: 'self-note',
  keepsThing: true,
  screens: `
    thread | Write | chat
    browse | Notes | list
    saved | Pinned | bookmark
    detail | Note
    form? | New note
    settings | Settings | settings`,
})
