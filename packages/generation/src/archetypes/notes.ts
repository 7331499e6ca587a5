import { defineArchetype } from '../archetype.ts'

export const notes = defineArchetype({
  id: 'notes',
  words:
    'plain text notes 22, markdown notes 22, text notes 14, notes in folders 12, note 6, notes 6, markdown 5, memo 5, notebook 5, jot 4, write down 3, notiz 6, evernote 14, notion 10',
  needs: /^(?!\s*note (?:what|when|which|how|whether|who|where)\b)/is,
  presets: 'clean, warm',
  icon: 'edit',
  names: 'Marginalia, Slate, Foolscap',
  entity: 'note',
  screens: `
    browse | Notes | edit
    saved | Pinned | bookmark
    calendar? | Calendar | calendar
    detail | Note
    form | New note
    settings | Settings | settings`,
})
