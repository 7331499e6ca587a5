import { defineEntity } from '../entity.ts'

export const packedBox = defineEntity({
  id: 'packed-box',
  one: 'Box to pack',
  many: 'Packing list',
  words: 'packing list per point, box to pack',
  icon: 'box',
  groups: 'Mill street, Town hall, Harbour gate',
  fields: `
    Point | choice | Mill street 12 | Mill street 12, Town hall, Harbour gate
    Boxes | number | 14
    Packed | switch | no`,
  samples: `
    icon | title | subtitle | value
    box | Mill street 12, small | Seven items each | 14 boxes
    box | Mill street 12, family | Eleven items each | 6 boxes
    box | Town hall, small | One without kale | 9 boxes
    box | Town hall, medium | Nine items each | 11 boxes
    box | Harbour gate, small | Two with eggs | 8 boxes`,
  about: 'Fourteen small boxes with seven items each, one of them without beetroot.',
  use: 'Packed',
})
