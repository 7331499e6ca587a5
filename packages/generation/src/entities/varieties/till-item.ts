import { tillItem } from '../till-item.ts'
import { defineVarieties } from './variety.ts'

/** What is sold over a counter; without these words it is a café's. */
export const tillItemVarieties = defineVarieties(tillItem, [
  {
    signs:
      'merchant 7, inventory 6, item number 8, article number 8, sku 8, stock 6, hardware 8, gift shop 8, boutique 7, retail 6, shop 4, store 4, warehouse 6, barcode 5, museum 5',
    icon: 'box',
    groups: 'Kitchen, Living, Garden, Gifts',
    without: 'Name',
    fields: `
      Item number | text | KW-4182
      Description | long | Enamel mug, blue rim, 300 ml
      Price | money | € 12.50
      Tax | choice | 19 % | 7 %, 19 %
      In stock | number | 24`,
    samples: `
      image | title | subtitle | value
      mug | Enamel mug, blue rim | KW-4182, 24 in stock | € 12.50
      vase | Bud vase, stoneware | KW-4190, 61 in stock | € 8.90
      plant | Fern in a pot | KW-2071, 3 in stock | € 6.40
      teapot | Teapot, one litre | KW-3310, 9 in stock | € 24.00
      lamp | Reading lamp, oak | KW-1002, 4 in stock | € 42.00
      bag | Canvas bag, sand | KW-1015, 17 in stock | € 18.00`,
    about: 'Twenty-four in stock, five sold this week. Ordered again when fewer than ten are left.',
    facts: '€ 12.50 | Price\n24 | In stock\n5 | Sold this week',
    figures: '€ 684 | Today | +€ 52\n38 | Sales\n3 | Low in stock',
    hero: 'Open sale | Sale 4183, four items | € 40.30 so far | Take payment',
    tip: '3 items run low | Two of them are ordered already',
    price: '€ 12.50 | each',
  },
  {
    signs: 'kiosk 5, newspaper 7, newspapers 7, sweets 7, newsagent 9, corner shop 8, snacks 5',
    groups: 'Papers, Sweets, Drinks, Tobacco',
    samples: `
      image | title | subtitle | value
      book | Daily paper | 31 sold today | € 2.80
      chocolate | Chocolate bar | 18 left | € 1.40
      candy | Bag of sweets | Mixed, 100 g | € 1.90
      coffee | Filter coffee | 42 sold today | € 2.20
      drinking water | Water, half a litre | 24 left | € 1.50
      magazine | Puzzle magazine | 6 left | € 3.60`,
    about: 'Thirty-one sold today, most before eight.',
    facts: '€ 2.80 | Price\n31 | Today\n7 % | Tax',
    hero: 'Open sale | Sale 4183, four items | € 8.90 so far | Take payment',
    tip: 'Busiest before eight | 44 of 118 sales',
    price: '€ 2.80 | each',
  },
])
