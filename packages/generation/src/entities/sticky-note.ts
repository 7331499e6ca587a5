import { defineEntity } from '../entity.ts'

export const stickyNote = defineEntity({
  id: 'sticky-note',
  one: 'Note',
  many: 'Notes',
  words: 'sticky note, post-it, sticky',
  icon: 'note',
  groups: 'Yellow, Pink, Blue, Green',
  fields: `
    Text | long | Call the dentist before Friday
    Colour | choice | Yellow | Yellow, Pink, Blue, Green, Orange, White
    In front | switch | yes`,
  samples: `
    icon | title | subtitle | tone
    note | Call the dentist | Before Friday, yellow | warning
    note | Two lemons, one loaf | For the cake, pink | danger
    note | Return books | Due on 30 November, blue | primary
    note | Idea: lamp from a bottle | Ask Omar for a drill, green | success
    note | Tickets for Lea | Row 6, yellow | warning
    note | Water the fern | Every third day, green | success`,
  about: 'Call the dentist before Friday, best between eight and nine.',
  facts: 'Yellow | Colour\nFront | Place\nTue | Written',
  figures: '6 | On the board | +1\n4 | Colours\n2 | Today',
  hero: 'In front | Call the dentist | Before Friday | Edit note',
  tip: 'Six notes on the board | Two of them are yellow',
  trend: 'Notes a week | 9 | +2',
  add: 'Add note',
  use: 'Bring to front',
})
