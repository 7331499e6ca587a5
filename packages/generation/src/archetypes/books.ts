import { defineArchetype } from '../archetype.ts'

export const books = defineArchetype({
  id: 'books',
  words:
    'reading tracker 22, reading log 20, reading journal 18, reading challenge 16, book 6, read 2, reading 4, library 3, author 3, novel 4, literature 4, buch 5, livre 5, libro 5, my bookshelf 22, bookshelf 16',
  examples: `
    Manage the books I have, browse new ones by category, build a collection, read pages and keep bookmarks in them
    Search books by title or author and see the blurb and cover
    What shall I read next? Suggestions from what I loved. Book suggestions by author and genre
    Keep the novels I finished, am in the middle of, and want to get to, shelves for books read and unread
    My personal library: books I own, on which shelf, read or not, and to whom I lent each
    Catalogue the books at home by scanning them, with author, genre, and who borrowed them
    Reading log: pages per day and how many titles I got through this year
    Scan the ISBN to put it on my home shelves, with genre and stars, all books I own
    Science fiction, crime and memoirs with reviews by other readers, books to read next
    Like Goodreads but quiet, with favourite quotes from each chapter of a book
    An indie bookseller wants to recommend new fiction, with short staff reviews of books and authors
    Authors I follow and when their next volume or novel comes out
    Children's stories by age with the ones we read at bedtime ticked, picture books by author
    Client for a public book API with a search, detail page and saved titles`,
  presets: 'editorial, warm',
  icon: 'book',
  names: 'Dog-eared, Marginal, Shelfmark',
  entity: 'book',
  screens: `
    home | Home | home
    browse | Find books | search
    saved | Shelf | bookmark
    detail | Book
    stats? | Reading | chart
    form? | Add book
    profile | Me | user`,
})
