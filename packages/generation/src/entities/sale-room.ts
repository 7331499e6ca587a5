import { defineEntity } from '../entity.ts'

/** A room of a house that is cleared. */
export const saleRoom = defineEntity({
  id: 'sale-room',
  one: 'Room',
  many: 'Rooms',
  words: 'room of a sale',
  icon: 'grid',
  groups: 'Done, Open',
  fields: `
    Room | text | Dining room
    Items | number | 31
    Done | switch | no`,
  samples: `
    icon | title | subtitle | value | progress
    home | Dining room | 31 items, 19 sold | € 640 | 61
    fork | Kitchen | 44 items, 30 sold | € 210 | 68
    bed | Bedroom | 22 items, 14 sold | € 380 | 64
    box | Attic | 14 items, 3 sold | € 90 | 21
    tools | Garage | 35 items, 16 sold | € 520 | 46`,
  about: 'Sideboard, table for eight, two cabinets of glass. The lamp is promised to the neighbour.',
  facts: '31 | Items\n19 | Sold\n€ 640 | So far',
  figures: '5 | Rooms\n146 | Items\n82 | Sold',
  hero: 'Next | The attic | Fourteen items, three of them sold | Open room',
  tip: 'The kitchen is nearly empty | Fourteen left',
  add: 'Add room',
  use: 'See items',
})
