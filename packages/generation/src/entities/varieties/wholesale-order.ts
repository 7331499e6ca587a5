import { wholesaleOrder } from '../wholesale-order.ts'
import { defineVarieties } from './variety.ts'

/** What goes out by the crate; without these words coffee. */
export const wholesaleOrderVarieties = defineVarieties(wholesaleOrder, [
  {
    signs: 'fish 5, seafood 5, fishmonger 5, meat 5, butcher 5, cheese 4, dairy 4',
    fields:
      'Customer | text | Harbour Deli\nArticle | text | Sea bass, 6 kg\nDeliver between | choice | 6 to 8 | 6 to 8, 8 to 10, 10 to 12',
    samples: `
      icon | title | subtitle | value | badge | tone
      fish | Harbour Deli | 6 kg sea bass, 2 kg mussels | € 138 | Packed | success
      fish | Old Mint Hotel | 14 kg salmon, until 8:00 | € 342 | Open | warning
      truck | Mill Café | 4 kg smoked trout, on the way | € 96 | On tour | primary
      repeat | Linden School | Every Friday, 12 kg pollock | € 166 | Recurring | accent
      fish | Net and Anchor | 40 oysters, 3 kg squid | € 152 | Open | warning
      fish | Studio Sol | 2 kg prawns | € 52 | Delivered | neutral`,
    about:
      'Ordered at 22:40. Six kilos of sea bass, gutted, and two of mussels; between six and eight at the back door.',
    facts: '€ 138 | Sum\n6 to 8 | Delivery\n8 kg | Weight',
    hero: 'Packs tonight | Old Mint Hotel, 14 kg salmon | On the van by 5:30 | Mark packed',
    tip: 'Orders close at midnight | Three regulars have not ordered yet',
  },
  {
    signs:
      'vegetables 5, fruit 5, produce 5, greengrocer 5, farm 3, flowers 5, florists 5, florist 5, plants 4',
    fields:
      'Customer | text | Mill Café\nArticle | text | Salad, four crates\nDeliver between | choice | 6 to 8 | 6 to 8, 8 to 10',
    samples: `
      icon | title | subtitle | value | badge | tone
      leaf | Mill Café | Four crates of salad, herbs | € 88 | Packed | success
      carrot | Old Mint Hotel | 25 kg carrots, 10 kg leeks | € 142 | Open | warning
      truck | Harbour Deli | Lemons and tomatoes, on the way | € 96 | On tour | primary
      repeat | Linden School | Every Monday, 30 kg apples | € 66 | Recurring | accent
      leaf | Studio Sol | Two crates, one-off | € 52 | Delivered | neutral`,
    about: 'Four crates picked this morning, herbs in bunches. Crates of last week come back.',
    facts: '€ 88 | Sum\n6 to 8 | Delivery\n4 | Crates',
    hero: 'Packs today | Old Mint Hotel, 35 kg | On the van by 5:30 | Mark packed',
  },
  {
    signs: 'bread 5, bakery 5, rolls 5, pastry 4, cakes 4, drinks 4, beer 4, wine 4, brewery 5, bottles 4',
    fields:
      'Customer | text | Mill Café\nArticle | text | 40 rolls, 6 loaves\nDeliver between | choice | 5 to 6 | 5 to 6, 6 to 8',
    samples: `
      icon | title | subtitle | value | badge | tone
      box | Mill Café | 40 rolls and 6 loaves, daily | € 38 | Packed | success
      box | Old Mint Hotel | 120 rolls, 24 croissants | € 142 | Open | warning
      truck | Harbour Deli | 12 baguettes, on the way | € 26 | On tour | primary
      repeat | Linden School | Every school day, 90 rolls | € 63 | Recurring | accent
      box | Studio Sol | Two trays, one-off | € 52 | Delivered | neutral`,
    about: 'Forty rolls and six loaves every morning at half past five, more on Saturdays.',
    facts: '€ 38 | Sum\n5:30 | Delivery\n46 | Pieces',
    hero: 'Packs tonight | Old Mint Hotel, 144 pieces | On the van by 5:00 | Mark packed',
  },
  {
    signs:
      'parts 4, tools 4, building materials 5, screws 5, cosmetics 4, clothing 4, textiles 4, stationery 4, electronics 4, medical supplies 5',
    fields: 'Customer | text | Mill Works\nArticle | text | Screws, 20 boxes',
    samples: `
      icon | title | subtitle | value | badge | tone
      box | Mill Works | 20 boxes, every Tuesday | € 138 | Packed | success
      box | Old Mint Stores | 3 pallets, ramp | € 1,342 | Open | warning
      truck | Harbour Hardware | 14 boxes, on the way | € 296 | On tour | primary
      repeat | Linden School | Every month | € 66 | Recurring | accent
      box | Studio Sol | One-off | € 52 | Delivered | neutral`,
    about: 'Twenty boxes, order number 4182. The last three deliveries were paid within a week.',
    facts: '€ 138 | Sum\nTue | Delivery\n20 | Boxes',
    hero: 'Packs today | Old Mint Stores, 3 pallets | On the truck by 13:00 | Mark packed',
  },
  {
    signs:
      'flower farm 12, cut flowers 12, florists 9, flower growers 12, bunches 7, bouquets 6, in bloom 9, tulips 6, dahlias 8, flowers 5',
    icon: 'flower',
    fields: `
      Florist | text | Linden Flowers
      Bunches | text | 20 dahlias, 10 cosmos
      Every | choice | Week | Once, Week, 2 weeks
      Deliver on | date | Tue 24 Nov
      Hour | choice | 6 to 7 | 6 to 7, 7 to 8
      Notes | long | No orange, stems of 60 cm`,
    without: 'Customer, Article, Amount, Place',
    samples: `
      icon | title | subtitle | value | badge | tone
      flower | Linden Flowers | 20 dahlias, 10 cosmos, every Tuesday | € 138 | Cut | success
      flower | Rose and Rye | 30 ranunculus, for a wedding | € 96 | To cut | warning
      truck | Harbour Bloom | 15 mixed bunches, on the way | € 82 | On tour | primary
      repeat | Mill Café | 4 small bunches for the tables, every Friday | € 24 | Standing | accent
      flower | Old Mint Hotel | 2 large, lobby, every Monday | € 60 | Standing | accent
      flower | Studio Sol | 12 tulips, once | € 18 | Delivered | neutral`,
    about:
      'Twenty bunches from rows 4 and 5, cut at six with dew on them. No orange; stems of sixty centimetres.',
    facts: '€ 138 | Sum\nTue | Delivery\n30 | Bunches',
    figures: '184 | Bunches this week\n9 | To cut\n14 | Standing',
    hero: 'Cut before eight | Rose and Rye, 30 ranunculus | Row 7, for a wedding | Mark as cut',
    tip: 'Dahlias end with the first frost | Tell the florists this week',
    trend: 'Bunches a week | 184 | +22',
    price: '€ 138 | every Tuesday',
  },
])
