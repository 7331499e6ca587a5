import { defineArchetype } from '../archetype.ts'

export const notes = defineArchetype({
  id: 'notes',
  words:
    'handwriting notes 24, handwritten notes 22, notes with stylus 20, encrypted notes 24, locked notes 22, secret notes 20, private notes 18, write notes 22, my notes 16, down my thoughts 18, notepad 16, personal wiki 26, own wiki 26, your own offline wiki 28, private wiki 26, nested pages 18, plain text notes 22, markdown notes 22, text notes 14, notes in folders 12, note 6, notes 6, markdown 5, memo 5, notebook 5, jot 4, write down 3, notiz 6, evernote 14, notion 10, note taking 20, note-taking 20, handwritten notes 20, outliner 24, outline 6, sticky notes 22, write my thoughts 24, my thoughts 16',
  examples: `
    Minimal note taking from the notification area, where they stay as notifications
    Quick notes on the go, searchable, pinned to the top
    Encrypted notes and checklists, locked with a password, the same on phone and laptop
    Meeting minutes, ideas, addresses scribbled down, by folder and tag
    Markdown notes: format with hashes and asterisks, link pages to each other
    Sticky papers in colours on a wall
    Second brain: everything I learn linked, backlinks, graph
    Offline notebook without an account, files stay on the device
    Scribbles with the pen, sketches, and text on one page
    Checklists, phone numbers and things people tell me, found again in seconds
    Dictate a memo while driving, transcribed, sorted later
    Student notes on lectures by subject, with headings, highlights, export
    Locked pages for codes and private stuff, others open
    Clean paper-like pad, autosave, dark at night, share by link
    Take notes by hand with a pen or finger, handwriting on lined paper, note taking for lectures
    Write notes, change and delete them
    Write down my thoughts and find them again`,
  needs: /^(?!\s*note (?:what|when|which|how|whether|who|where)\b)/is,
  presets: 'clean, warm',
  icon: 'edit',
  names: 'Marginalia, Slate, Foolscap',
  entity: 'note',
  screens: `
    browse | Notes | edit
    saved | Pinned | bookmark
    checklist! | Checklists | check | list-item | Weekend shopping
    calendar? | Calendar | calendar
    detail | Note
    form | New note
    settings | Settings | settings`,
})
