import { definePage } from './page.ts'

export const photoBook = definePage({
  id: 'photo-book',
  said: 'book to print, print book, photo book, printed book, book to print at end, print photo book, travel book, print as book, order photo book',
  within: /\b(?:travel\w*|trips?|diary|photos|baby|family|journal)\b/i,
  name: 'Photo book',
  icon: 'book',
  line: '48 pages, € 34.90',
  content: `
    cards Preview
    - sea sail | Cover | Four days south | Linen
    - old town | Pages 2 to 9 | Stairs, tiles and soup
    - island | Pages 10 to 17 | The slow ferry
    chips Size | Small, A5, A4, Square
    fields
    - Title | text | Four days south
    - Only favourites | switch | yes
    - With my notes | switch | yes
    stats It will have
    - 48 | Pages
    - € 34.90 | With postage
    button bag | Order
  `,
})
