import { defineEntity } from '../entity.ts'

export const boxItem = defineEntity({
  id: 'box-item',
  one: 'Box item',
  many: 'Box items',
  words: 'veg box, vegetable box, box item, produce box',
  icon: 'carrot',
  groups: 'Vegetables, Fruit, Extras',
  fields: `
    Box size | choice | Small | Small, Medium, Family
    Week | date | Thu 26 Nov
    Skip this week | switch | no
    Swap an item | choice | Kale for leeks | Kale for leeks, Beetroot for carrots, Nothing
    Collection point | choice | Mill street 12 | Mill street 12, Town hall, Harbour gate`,
  samples: `
    image | title | subtitle | value | badge
    vegetable 1 | Carrots, with greens | From Long acre | 1 kg | This week
    vegetable 2 | Leeks | From Hill farm | 3 | This week
    vegetable 3 | Kale | Picked on Wednesday | 400 g | Can be swapped
    apple 4 | Apples, Topaz | Old orchard | 1.5 kg | This week
    vegetable 5 | Beetroot | From Long acre | 800 g | Can be swapped
    egg 6 | Eggs | Extra, six of them | € 3.40 | Extra`,
  about: 'Pulled on Wednesday, still with greens. They keep for two weeks in a damp cloth.',
  facts: '7 | Items\nThu | Comes\n€ 18 | Small box',
  figures: 'Thu | Weekly box\n7 | Items\n€ 18 | A week',
  hero: 'Thursday, from 15:00 | Seven things this week | Collect at Mill street 12 | See the box',
  tip: 'Change until Tuesday, 20:00 | Swap one item or skip the week',
  add: 'Change my box',
  use: 'Swap this',
  price: '€ 18 | small box',
})
