import { defineArchetype } from '../archetype.ts'

export const ereader = defineArchetype({
  id: 'ereader',
  words:
    'ebook 12, ebook reader 20, e-book reader 20, epub 16, pdf reader 14, e-reader 16, book reader 14, comic reader 14, manga 8, audiobook 6, text to speech 3, reading manga 18, articles aloud 14, bedtime stories 16, bedtime story 18',
  presets: 'editorial, warm',
  icon: 'book',
  names: 'Dog-Ear, Lamplight, Chapter Nine',
  entity: 'ebook',
  screens: `
    home | Reading | book
    browse | Library | list
    saved | Bookmarks | bookmark
    reader | Read
    player? | Listen | headphones
    detail | Book
    form | Add book
    settings | Settings | settings`,
})
