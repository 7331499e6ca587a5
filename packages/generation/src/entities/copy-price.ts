import { defineEntity } from '../entity.ts'

/** What printing costs. */
export const copyPrice = defineEntity({
  id: 'copy-price',
  one: 'Price',
  many: 'Prices',
  words: 'price per page, copy price',
  icon: 'tag',
  fields: `
    What | text | A4, black
    Price | money | € 0.05`,
  samples: `
    title | subtitle | value
    A4, black | Both sides count twice | € 0.05
    A4, colour | From 50 pages € 0.20 | € 0.30
    A3, colour | Also heavy paper | € 1.50
    Stapled | Up to 40 sheets | Free
    Ring binding | Clear front, black back | € 3.50
    Hard cover | Title in gold, one day | € 18.00`,
  add: 'Add price',
})
