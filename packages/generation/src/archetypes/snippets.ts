import { defineArchetype } from '../archetype.ts'

export const snippets = defineArchetype({
  id: 'snippets',
  words:
    'clipboard 26, clipboard manager 30, snippets 14, text snippets 24, text expander 26, paste 8, canned replies 20',
  examples: `
    Commands for the terminal and database queries I keep forgetting: save, tag, search, copy with one tap
    Git and SQL one-liners with tags, shared with my team, copy on tap
    Keeps everything I copy, so I can get back what I copied ten minutes ago
    Saved replies to customers that I use all the time, tap to copy and paste into a mail
    Clipboard history across my phone and laptop, with pinned clips such as my address and bank account number
    Text snippets with shortcuts: typing adr pastes in my full address
    Store phrases, links, signatures and hashtags I always need and copy them with one tap
    Support agents need saved replies to copy and paste, sorted by topic, with placeholders for the name
    Developers keep code snippets with language and tags to copy and paste into their editor
    My copied links, codes and pieces of text, searchable, with favourites on top
    Boilerplate for doctors' letters: choose a phrase, it lands on the clipboard
    Templates of text I paste ten times a day, such as directions to our office, tap to copy
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
