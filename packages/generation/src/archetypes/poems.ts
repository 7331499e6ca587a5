import { defineArchetype } from '../archetype.ts'

export const poems = defineArchetype({
  id: 'poems',
  words: 'poem 14, poems 14, poetry 14, poem of the day 28, haiku 18, poet 7, poetry journal 20',
  examples: `
    One poem every morning, with a line about the poet
    I write verses on the train and want to keep drafts, title, mood and date
    Haiku only: seventeen syllables, counted for me, shared with a small circle
    Our poetry circle collects members' texts, reads aloud, keeps favourites
    Classic verse by era and form, sonnets, ballads, odes, with a large quiet reader
    Anthology of love lyrics you can search by theme, rain, longing, autumn
    Rhyme helper and syllable counter for my own stanzas
    Slam poets upload their pieces with a recording and the next stage date
    Learn verses by heart, hide every third word
    Women poets of the last century, short biographies, selected lines, bookmarks
    My grandmother's handwritten rhymes, typed up, with the year and the occasion
    Surprise me with a stanza on the lock screen each evening`,
  bars: 'mood',
  presets: 'editorial, calm',
  icon: 'pen',
  names: 'Slant Rhyme, Small Hours, Line Break',
  entity: 'poem',
  home: 'shelf focus',
  screens: `
    home | Today | home
    browse | Poems | book
    saved | Favorites | heart
    people! | Poets | users
    editor? | Write
    reader | Read
    detail | Poem
    form | New poem
    settings | Settings | settings`,
})
