import { defineEntity } from '../entity.ts'

/** Small things a pattern needs. */
export const notionToBuy = defineEntity({
  id: 'notion-to-buy',
  one: 'Notion',
  many: 'To buy',
  words: 'notions to buy, sewing notion',
  icon: 'bag',
  fields: `
    What | text | Zip, 40 cm, green
    For | text | Harbour dress
    How many | number | 1`,
  samples: `
    title | subtitle | meta
    Zip, 40 cm, green | Harbour dress | 1
    Buttons, 15 mm, wood | Fisherman shirt | 6
    Interfacing, light | Collars | 0.5 m
    Thread, dark green | Harbour dress | 1
    Elastic, 3 cm | Wide trousers | 1 m`,
  figures: '5 | To buy\n2 | Bought',
  add: 'Add notion',
})
