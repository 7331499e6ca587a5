import { defineEntity } from '../entity.ts'

/** What others ask at the same shelf. */
export const competitorPrice = defineEntity({
  id: 'competitor-price',
  one: 'Price',
  many: 'Competitor prices',
  words: 'price of a competitor',
  icon: 'tag',
  groups: 'Cheaper, Dearer',
  fields: `
    Product | text | Sun cream 50, 200 ml
    Competitor | text | Solana
    Price | money | € 11.90
    Ours | money | € 12.90
    Seen at | text | Harbour pharmacy`,
  samples: `
    icon | title | subtitle | value | tone
    tag | Solana sun cream 50 | Harbour pharmacy, ours € 12.90 | € 11.90 | danger
    tag | Mosswell lip balm | Park pharmacy, ours € 3.50 | € 3.90 | success
    tag | Solana after sun | Linden pharmacy, on offer | € 7.50 | danger
    tag | Dune hand cream | Station pharmacy, ours € 4.90 | € 4.90 | primary`,
  about: 'One euro less than ours, with a sticker until Sunday. Seen this morning.',
  facts: '€ 11.90 | Theirs\n€ 12.90 | Ours\n−8 % | Difference',
  figures: '2 | Cheaper\n14 | This month',
  hero: 'Cheaper | Solana sun cream 50 | € 1 less, Harbour pharmacy | See price',
  tip: 'Two are cheaper than we are | Solana until Sunday',
  trend: 'Prices noted | 14 | +6',
  add: 'Note a price',
  use: 'Share',
})
