import { defineArchetype } from '../archetype.ts'

export const snippets = defineArchetype({
  id: 'snippets',
  words:
    'clipboard 26, clipboard manager 30, snippets 14, text snippets 24, text expander 26, paste 8, canned replies 20',
  examples: `
    Keeps everything I copy, so I can get back what I copied ten minutes ago
    Saved answers to customers that I use all the time, tap to copy and put them into a mail
    Clip history across my phone and laptop, with pins for my address and bank account number
    Text blocks with shortcuts: typing adr puts in my full address
    Store phrases, links, signatures and hashtags I always need and copy them with one tap
    Support agents need ready-made replies, sorted by topic, with placeholders for the name
    Developers keep small pieces of code with language and tags to copy into their editor
    My copied links, codes and pieces of text, searchable, with favourites on top
    Boilerplate for doctors' letters: choose a phrase, it lands on the clipboard
    A place for emojis, kaomojis and special characters that I paste a lot
    Templates for messages I send ten times a day, such as directions to our office and opening hours
    Reuse bits of text: bios, captions, hashtag sets, IBAN, tap one and it is copied`,
  presets: 'clean, dark-pro',
  icon: 'copy',
  names: 'Pasted, Second Copy, Pinned Twice',
  entity: 'snippet',
  screens: `
    browse | Clips | copy
    saved | Pinned | pin
    history | History | clock
    checklist? | Devices | phone
    detail | Clip
    form | New clip
    settings | Settings | settings`,
})
