import { defineArchetype } from '../archetype.ts'

export const snippets = defineArchetype({
  id: 'snippets',
  words:
    'clipboard 26, clipboard manager 30, snippets 14, text snippets 24, text expander 26, paste 8, canned replies 20',
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
