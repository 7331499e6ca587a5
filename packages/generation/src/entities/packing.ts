import { defineEntity } from '../entity.ts'

export const packing = defineEntity({
  id: 'packing',
  words: 'packing, packing list',
  one: 'Item',
  many: 'Packing list',
  icon: 'bag',
  groups: 'Clothes, Papers, Beach',
  fields: `
    Item | text | Rain jacket
    Count | number | 1
    Bag | choice | Backpack | Backpack, Suitcase`,
  samples: `
    title | subtitle | icon
    Passport and tickets | Top pocket | ticket
    Rain jacket | Backpack | shirt
    Walking shoes | Wear them | shoe
    Charger and cable | Side pocket | bolt
    Swimming things | Suitcase | wave
    Small Rivers, to read | Page 142 | book`,
  tip: 'Rain on Sunday | The jacket goes on top',
})
