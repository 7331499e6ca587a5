import { defineEntity } from '../entity.ts'

/** What is to bring to a place several people share. */
export const placeSupply = defineEntity({
  id: 'place-supply',
  one: 'Thing to bring',
  many: 'Things to bring',
  words: 'supply to bring',
  icon: 'cart',
  groups: 'Kitchen, Bath, House',
  fields: `
    What | text | Coffee
    How much | text | 2 packs
    Who brings it | person | Lea Brandt`,
  samples: `
    icon | title | subtitle | value
    cup | Coffee | Kitchen, Lea brings it | 2 packs
    drop | Dish soap | Kitchen | 1
    flame | Matches and candles | House | 1 box
    box | Toilet paper | Bath, Omar brings it | 8 rolls
    home | Firewood | House, from the farm | 2 bags
    bulb | Batteries for the lamp | House | 4`,
  about: 'The last of it was used on Sunday.',
  facts: '2 | Packs',
  figures: '6 | To bring\n2 | Taken',
  add: 'Add thing',
  use: 'Mark as done',
})
