import { defineEntity } from '../entity.ts'

/** What goes into what somebody makes, and what it costs. */
export const makerIngredient = defineEntity({
  id: 'maker-ingredient',
  one: 'Ingredient',
  many: 'Ingredients',
  words: 'ingredient cost, ingredients cost, material cost, materials cost, raw material',
  icon: 'drop',
  groups: 'Enough, Low, Ordered',
  fields: `
    Name | text | Olive oil
    Left | text | 3.2 l
    Price | money | € 7.40
    Per | choice | Litre | Litre, Kilo, Piece, Metre
    Bought from | text | Mill oils
    Reorder at | text | 2 l`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Olive oil | 3.2 l left | € 7.40 a litre | Enough | success
    drop | Coconut oil | 0.8 l left | € 6.10 a litre | Low | warning
    flower | Lavender oil | 40 ml left | € 9.20 a bottle | Enough | success
    box | Lye | 2.5 kg left | € 4.30 a kilo | Enough | success
    box | Boxes and bands | 60 left | € 0.22 each | Enough | success
    box | Honey | 300 g left | € 12.00 a kilo | Low | warning`,
  about: 'Bought in September, a fifth dearer than before. One batch takes 0.9 litres.',
  facts: '3.2 l | Left\n€ 7.40 | A litre\n3 | Batches more',
  figures: '6 | Ingredients\n2 | Low\n€ 64 | Worth',
  hero: 'Low | Coconut oil | 0.8 litres, enough for one batch | Reorder',
  tip: 'Two ingredients are low | Coconut oil and honey',
  add: 'Add ingredient',
  use: 'Reorder',
})
