import { defineArchetype } from '../archetype.ts'

export const library = defineArchetype({
  id: 'library',
  words:
    'public library 20, village library 20, town library 20, community library 18, city library 18, church library 18, overdue reminders 8, library books 14, library app 18, library card 16, library catalog 16, library catalogue 16, borrow books 16, renew books 14, reserve books 12, school library 16, librarians 12, overdue books 14, book lending 14, university library 18',
  presets: 'editorial, warm',
  icon: 'book',
  names: 'Shelf N 4, Due Date, Quiet Room',
  entity: 'loan',
  home: 'shelf',
  screens: `
    home | Home | home
    browse | Catalog | search
    history | My loans | book
    ticket | Library card
    calendar | Events | calendar | event
    map? | Branches | map
    scanner? | Scan | camera
    detail | Book
    slots? | Reading room
    profile | Me | user`,
})
