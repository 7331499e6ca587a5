import { defineArchetype } from '../archetype.ts'

export const ereader = defineArchetype({
  id: 'ereader',
  words:
    'cbz 24, cbr 24, comic book reader 28, read comics 24, read web comics 30, web comics 14, webcomics 20, comic strips 16, comics reader 26, manga reader 28, speed reading 30, speed reader 28, speed read 24, one word at a time 24, rsvp reader 28, ebook 12, ebook reader 20, e-book reader 20, epub 16, e-reader 16, book reader 14, comic reader 14, manga 8, text to speech 3, reading manga 18, articles aloud 14, bedtime stories 16, bedtime story 18, fanfiction 24, fanfiction app 28, fan fiction 22, web novels 22, light novels 22, digital library app 34, digital library with 24, digital books 20, side-by-side text 40, side by side text 40, side-by-side reading 40, side by side translation 30, read books online 24, read texts 14, sacred texts library 26, bilingual reader 30, two columns of text 22',
  examples: `
    Open the novels I own, turn pages, dark at night, large letters, remember where I stopped
    Let a voice read my chapters aloud while I cook
    Comics page by page, right to left for manga, zoom on a panel
    Subscribe to comic series, new strips and chapters are downloaded, read from panel to panel offline
    Manga and webtoon library with updates, sources and chapters I have read
    Read PDFs with highlights, margin notes and a table of contents
    Goodnight tales for small children with pictures, mum's voice can be recorded
    Free classics from a public domain library, download, keep offline
    Dyslexia friendly reading, spacing, ruler, font, colour of paper
    Epub library with shelves, authors, series, progress in percent
    Web fiction in instalments, new chapter every Friday, follow the author
    Bilingual books, tap a sentence and see it in my language beneath
    Our publishing house wants its own app where buyers open their titles and browse sample pages
    Long texts in a calm serif with margins of my choice and a progress bar
    Digital library to read in: text and translation side by side, search in all books, bookmarks`,
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
