import { defineEntity } from '../entity.ts'

export const scannedFood = defineEntity({
  id: 'scanned-food',
  one: 'Product',
  many: 'Products',
  words: 'scanned product, food, food product, grocery product, ingredient list, barcode product',
  icon: 'apple',
  groups: 'Good, So-so, Avoid',
  fields: `
    Name | text | Oat drink, no sugar
    Brand | text | Norrgard
    Barcode | text | 4008 1917 2204
    Score | choice | A | A, B, C, D, E
    Allergens | text | Oats
    Additives | text | None
    Nutrition facts | long | Per 100 ml: 42 kcal, 1.5 g fat, 6.4 g sugar, 0.1 g salt
    Photo | photo | bottle`,
  samples: `
    icon | title | subtitle | value | badge | tone
    cup | Oat drink, no sugar | Four ingredients, oats | A | Good | success
    apple | Apple purée | Apples only | A | Good | success
    cake | Hazelnut spread | 38 % sugar, hazelnuts | D | Sugar | danger
    fish | Herring in tomato sauce | Source of omega 3 | B | Good | success
    cake | Salt crackers | Palm oil, wheat | C | So-so | warning
    bottle | Elderflower drink | Sweetener, colour | D | Additive | warning`,
  about: 'Water, oats, sea salt, calcium. No added sugar, nothing you wanted to avoid.',
  facts: 'A | Score\n4 | Ingredients\n42 | kcal',
  figures: '128 | Scanned\n71 % | Good\n3 | Avoided today',
  hero: 'Just scanned | Oat drink, no sugar | Score A, nothing you avoid | See ingredients',
  tip: 'Better basket | Seven of ten are A or B this month',
  trend: 'Good choices | 71 % | +6',
  add: 'Add product',
  use: 'See ingredients',
})
