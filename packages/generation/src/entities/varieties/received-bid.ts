import { receivedBid } from '../received-bid.ts'
import { defineVarieties } from './variety.ts'

/** Offers for what somebody asks; without these words of firms that move and mend. */
export const receivedBidVarieties = defineVarieties(receivedBid, [
  {
    signs:
      'villa 8, villas 8, holiday 5, rental 4, travellers 6, travelers 6, apartment 5, apartments 5, hotel 6, hotels 6, stay 5, stays 5, bedrooms 6',
    fields: `
      Price a night | money | € 240.00
      House | text | Villa Lindgren
      Included | long | Linen, end cleaning, pool with a fence
      Holds until | date | Fri 20 Nov
      Message | long | The dog is welcome`,
    without: 'Price, Free on',
    samples: `
      image | title | subtitle | value | badge | tone
      villa | Villa Lindgren | North coast, 4 bedrooms, fenced pool, 4.8 | € 240 | Lowest | success
      house | Mill house | By the river, 5 bedrooms, 4.9 | € 255 | Best rated | primary
      villa | Casa Petrova | South, 4 bedrooms, sea view | € 290 | Nearest | primary
      house red | Old school | 6 bedrooms, no pool | € 210 | No pool | warning`,
    about:
      'Four bedrooms, two baths, a pool with a fence and a gate. Linen and end cleaning are in the price.',
    facts: '€ 240 | A night\n4.8 | Stars\n4 | Bedrooms',
    figures: '5 | Offers\n€ 240 | Lowest\n€ 262 | In the middle',
    hero: 'Lowest of five | Villa Lindgren, € 240 | 4.8 stars, fenced pool | Open offer',
    tip: 'Best rated is the Mill house | 4.9 stars, € 15 more',
    price: '€ 240 | A night, all in, holds until Friday',
  },
])
