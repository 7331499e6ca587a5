import { defineEntity } from '../entity.ts'

export const compostMaterial = defineEntity({
  id: 'compost-material',
  one: 'Material',
  many: 'Materials',
  words: 'compost material, kitchen scrap',
  icon: 'leaf',
  groups: 'Green, Brown, Never',
  fields: `
    Material | text | Coffee grounds
    Kind | choice | Green | Green, Brown, Never`,
  samples: `
    icon | title | subtitle | badge | tone
    coffee | Coffee grounds | Much nitrogen, with the filter | Green | success
    apple | Fruit and peel | Small pieces | Green | success
    leaf | Dry leaves | In thin layers | Brown | warning
    box | Cardboard without print | Torn and wet | Brown | warning
    egg | Eggshells | Crushed | Fine | primary
    fish | Meat and fish | Draws rats | Never | danger`,
  about: 'Twenty parts carbon to one part nitrogen. Two cups for a bucket of leaves.',
  figures: '24 | Materials\n6 | Never',
  add: 'Add material',
  use: 'Add to heap',
})
