import { defineArchetype } from '../archetype.ts'

export const books = defineArchetype({
  id: 'books',
  words:
    'book 6, read 2, reading 4, library 3, author 3, novel 4, literature 4, buch 5, livre 5, libro 5, book club 18, audiobooks 7',
  examples: `
    Search books by title or author and see the blurb and cover
    What shall I read next? Suggestions from what I loved
    Keep the novels I finished, am in the middle of, and want to get to
    Our reading circle picks one paperback a month and shares thoughts
    Reading log: pages per day and how many titles I got through this year
    Scan the ISBN to put it on my home shelves, with genre and stars
    Science fiction, crime and memoirs with reviews by other readers
    Like Goodreads but quiet, with favourite quotes from each chapter
    An indie bookseller wants to recommend new fiction, with short staff reviews
    Authors I follow and when their next volume comes out
    Children's stories by age with the ones we read at bedtime ticked
    Client for a public book API with a search, detail page and saved titles`,
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
