import { defineArchetype } from '../archetype.ts'

export const writing = defineArchetype({
  id: 'writing',
  words:
    'writing app 16, novel 10, novelists 14, writers 9, screenplay 14, screenwriting 16, chapters 9, word count 9, manuscript 14, characters and plot 14, plot 5, poems 9, poetry 9, short stories 9, story writing 14, writing prompts 14, fan fiction 14, write a book 14, blog editor 12, distraction-free 10',
  examples: `
    My novel, chapter by chapter, with notes about each character
    500 words a day until the draft is finished
    Screenplay scenes on cards, dialogue, locations, move them around
    Poems in a quiet editor, nothing but the page
    Prompts to get me started and a folder for short stories
    Fantasy saga with a timeline, family of kings, map of realms and plot threads
    Write my memoir as a manuscript, drafts, versions, what the editor said
    Fan fiction authors publish chapter after chapter and keep their ideas
    Blog articles from outline to finished draft, without distraction, in markdown
    Journalists outline, draft and revise long features, with quotes and sources beside the text
    Authors' group reads each other's drafts and comments on the margin
    Crime story planner: suspects, clues, twists, who knows what in which chapter`,
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
