import { defineArchetype } from '../archetype.ts'

export const library = defineArchetype({
  id: 'library',
  words:
    'public library 20, village library 20, town library 20, community library 18, city library 18, church library 18, overdue reminders 8, library books 14, library app 18, library card 16, library catalog 16, library catalogue 16, borrow books 16, renew books 14, reserve books 12, school library 16, librarians 12, overdue books 14, book lending 14, university library 18, library management 24, members and loans 18',
  examples: `
    Is this novel in, at which branch, and can I put it on hold
    Renew my three library books before the fine starts
    Card with barcode for the reading room, catalogue, opening hours, story time for kids
    Church library of 900 titles and its readers: who took what, due in four weeks
    School library where pupils check out books by scanning, the teacher sees what is overdue
    Members search by author or shelf mark, join the waiting list, get told when it is on the shelf
    Town library members want renewals, events, new arrivals and e-media in one app
    Reserve a study seat on the second floor for the exam weeks and the textbooks with it
    Bookmobile timetable with stops, wishes, and what I have out on my ticket
    Late fees, account, branch map and digital membership for the reading public
    Interlibrary orders, microfilm, periodicals and special collections, pick-up desk tells me when ready
    Kids' summer reading club at the branch, stamps per title returned, librarian confirms`,
  unless: /\bside[- ]by[- ]side\b|\bdigital library app\b|\be-?reader\b/i,
  presets: 'editorial, warm',
  icon: 'book',
  names: 'Shelf N 4, Due Date, Quiet Room',
  bars: 'deed',
  entity: 'loan',
  home: 'shelf',
  screens: `
    home | Home | home
    browse | Catalog | search | | Catalogue
    history | My loans | book
    ticket | Library card
    calendar | Events | calendar | event
    map? | Branches | map
    scanner? | Scan | camera
    detail | Book
    slots? | Reading room
    profile | Me | user`,
})
