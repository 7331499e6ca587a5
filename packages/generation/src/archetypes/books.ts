import { defineArchetype } from '../archetype.ts'

export const books = defineArchetype({
  id: 'books',
  words:
    'book 6, read 2, reading 4, library 3, author 3, novel 4, literature 4, buch 5, livre 5, libro 5, book club 18, audiobooks 7',
  presets: 'editorial, warm',
  icon: 'book',
  names: 'Dog-eared, Marginal, Shelfmark',
  entity: 'book',
  screens: `
    home | Today | home
    browse | Find books | search
    saved | Shelf | bookmark
    detail | Book
    stats? | Reading | chart
    form? | Add book
    profile | Me | user`,
})
