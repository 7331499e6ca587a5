import { defineArchetype } from '../archetype.ts'

export const writing = defineArchetype({
  id: 'writing',
  words:
    'writing app 16, novel 10, novelists 14, writers 9, screenplay 14, screenwriting 16, chapters 9, word count 9, manuscript 14, characters and plot 14, plot 5, poems 9, poetry 9, short stories 9, story writing 14, writing prompts 14, fan fiction 14, write a book 14, blog editor 12, distraction-free 10',
  presets: 'editorial, warm',
  icon: 'book',
  names: 'First Draft, Chapter Nine, Inkwell',
  entity: 'chapter',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Chapters | book
    editor | Write | edit
    people | Characters | users
    stats | Words | chart
    detail | Chapter
    form | New chapter
    saved? | Notes | bookmark
    settings? | Settings | settings`,
})
