import { defineEntity } from '../entity.ts'

/** What is loaded and must not be left behind. */
export const tourCase = defineEntity({
  id: 'tour-case',
  one: 'Case',
  many: 'Luggage',
  words: 'tour luggage, instrument on the lorry',
  icon: 'box',
  groups: 'On the lorry, In the bus, Missing',
  fields: `
    What | text | Double bass 2
    Whose | person | Jonas Weber
    Where | choice | On the lorry | On the lorry, In the bus, In the hall
    Row | text | Left, row 3`,
  samples: `
    icon | title | subtitle | badge | tone
    music | Double bass 2 | Jonas, left, row 3 | On the lorry | success
    music | Timpani, four | Strapped on the right | On the lorry | success
    box | Music stands, 40 | Two boxes, one is in the hall | One missing | danger
    bag | Case of Clara Vogt | Blue ribbon | In the bus | success
    music | Harp | Last in, first out | In the hall | warning`,
  figures: '64 | Pieces\n61 | Loaded\n1 | Missing',
  tip: 'One box of stands is missing | Look in the hall',
  add: 'Add piece',
  use: 'Mark as loaded',
})
