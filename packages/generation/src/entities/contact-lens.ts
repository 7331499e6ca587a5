import { defineEntity } from '../entity.ts'

/** Lenses one wears, bought again and again. */
export const contactLens = defineEntity({
  id: 'contact-lens',
  one: 'Contact lens',
  many: 'Contact lenses',
  words: 'contact lens, contact lenses, daily lens, monthly lens',
  icon: 'drop',
  groups: 'Daily, Monthly, Care',
  fields: `
    Right eye | text | −1.75
    Left eye | text | −2.00
    Boxes | number | 2
    Pick up | choice | In the shop | In the shop, By post`,
  samples: `
    icon | title | subtitle | value | meta
    drop | Daily lenses, 30 | −1.75 and −2.00 | € 24 | Last ordered in October
    drop | Daily lenses, 90 | −1.75 and −2.00 | € 62 | Last ordered in July
    clock | Monthly lenses, 6 | With case | € 38 | Last ordered in May
    box | Solution, 360 ml | For soft lenses | € 11 | Last ordered in October
    drop | Eye drops, 10 ml | Against dry eyes | € 8 | Last ordered in March
    sun | Coloured lenses, 2 | Grey-green | € 19 | Not yet ordered`,
  about: 'The ones you wear now, for both eyes. Ready in the shop on the day after tomorrow.',
  facts: '30 | Pairs\n−1.75 | Right\n−2.00 | Left',
  figures: '2 | Orders a year\n12 | Pairs left',
  tip: 'Twelve pairs left | Enough until the end of the month',
  add: 'Order lenses',
  use: 'Order again',
  price: '€ 24 | thirty pairs',
})
