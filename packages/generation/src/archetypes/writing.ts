import { defineArchetype } from '../archetype.ts'

export const writing = defineArchetype({
  id: 'writing',
  words:
    'words per day 24, accountability for writers 34, writing accountability 30, daily word count 20, writing app 16, novel 10, novelists 14, writers 9, screenplay 14, screenwriting 16, chapters 9, word count 9, manuscript 14, characters and plot 14, plot 5, poems 9, poetry 9, short stories 9, story writing 14, writing prompts 14, fan fiction 14, write a book 14, blog editor 12, distraction-free 10, writing prompt 18, daily writing prompt 24, write stories 22, write a story 18, write a novel 18',
  examples: `
    Writers in a group keep each other going: words written each day, who has done theirs
    My novel, chapter by chapter, with notes about each character
    500 words a day until the draft is finished
    Screenplay scenes on cards, chapters, characters, dialogue, draft after draft
    Prompts to get me started, drafts of short stories in a folder, word count
    Poems and short stories in a quiet editor, drafts, nothing but the page
    Write my memoir as a manuscript: chapters, drafts, versions, what the editor said
    Fantasy novel with a timeline, characters, chapters and plot threads
    Blog articles from outline to finished draft, without distraction, in markdown
    Fan fiction authors write chapter after chapter and keep notes on characters and ideas
    Novelists' group reads each other's drafts and chapters and comments on the margin
    Authors outline, write and revise drafts, with word count and notes beside the text
    Crime novel planner: plot, characters, clues, twists, who knows what in which chapter`,
  presets: 'editorial, warm',
  icon: 'book',
  names: 'First Draft, Chapter Nine, Inkwell',
  entity: 'chapter',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Chapters | book
    editor | Write | edit
    browse! | Characters | users | story-character | | | characters, character, cast, character sheets
    browse! | Places | pin | story-place | | | places, settings, locations, world, scenes
    stats | Words | chart
    detail | Chapter
    form | New chapter
    saved | Notes | bookmark
    settings? | Settings | settings`,
})
