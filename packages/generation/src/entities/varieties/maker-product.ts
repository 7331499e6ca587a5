import { makerProduct } from '../maker-product.ts'
import { defineVarieties } from './variety.ts'

/** What somebody makes or mends to sell; without these words it is soap. */
export const makerProductVarieties = defineVarieties(makerProduct, [
  {
    signs:
      'furniture 8, upcycling 8, flea market finds 8, restore 5, fix up 6, flip 6, antiques 6, chairs 5, vintage 4',
    one: 'Piece',
    many: 'Pieces',
    icon: 'tools',
    groups: 'In work, For sale, Sold',
    without: 'Name, In stock, Cost per piece, Price, Profit per piece, Made on, Sold at',
    fields: `
      Piece | text | Oak chest of drawers
      Before | photo | shelf
      After | photo | shelf
      Paid | money | € 40
      Materials | money | € 18
      Hours | number | 9
      Sold for | money | € 220
      Status | choice | For sale | In work, For sale, Sold`,
    samples: `
      image | title | subtitle | value | badge | tone
      dresser 1 | Oak chest of drawers | Paid € 40, nine hours | € 220 | For sale | primary
      chair 2 | Two kitchen chairs | Paid € 10, four hours | € 85 | Sold | success
      table 3 | Side table, walnut | Paid € 25, six hours | € 140 | In work | warning
      lamp 4 | Floor lamp, new cable | Paid € 15, two hours | € 75 | Sold | success
      armchair 5 | Armchair, green velvet | Paid € 60, fourteen hours | € 310 | In work | warning
      mirror 6 | Mirror, gilded frame | Paid € 20, five hours | € 120 | For sale | primary`,
    about:
      'Found at a house clearance with one broken foot. Sanded, oiled twice, new runners in all drawers.',
    facts: '€ 40 | Paid\n9 h | Work\n€ 162 | Left over',
    figures: '€ 486 | Earned this month | +92\n2 | In work\n€ 18 | An hour',
    hero: 'In work | Armchair, green velvet | Fourteen hours so far, back is done | Add hours',
    tip: 'Chairs pay best | € 19 an hour, chests € 16',
    trend: 'Earned a month | € 486 | +92',
    add: 'Add piece',
    use: 'Mark as sold',
  },
  {
    signs: 'jewellery 8, jewelry 8, earrings 8, necklaces 8, silver 5, beads 6',
    icon: 'star',
    groups: 'In stock, Low, On order',
    fields: 'Name | text | Ear studs, hammered silver',
    samples: `
      icon | title | subtitle | value | badge | tone
      star | Ear studs, hammered silver | Costs € 6.20, sells at € 28 | 14 left | € 21.80 each | success
      star | Ring, brass, size 54 | Costs € 3.10, sells at € 22 | 9 left | € 18.90 each | success
      star | Necklace, sea glass | Costs € 8.40, sells at € 39 | 3 left | Low | warning
      star | Bracelet, red cord | Costs € 2.20, sells at € 14 | 22 left | € 11.80 each | success
      star | Brooch, leaf | Costs € 4.80, sells at € 24 | 6 left | € 19.20 each | success
      star | Cuff links, initials | Costs € 9.60, sells at € 48 | 0 left | Sold out | danger`,
    about: 'One pair takes two grams of silver and forty minutes. Silver is a tenth dearer since spring.',
    facts: '14 | In stock\n€ 6.20 | Cost\n€ 21.80 | Profit each',
    hero: 'Nearly gone | Necklace, sea glass | Three left, the fair is on Saturday | Make some',
  },
  {
    signs: 'candle 9, candles 9, wax 7, wax melts 9, beeswax 7',
    groups: 'In stock, Curing, Low',
    fields: `
      Name | text | Fig, 180 g
      Wax | text | Rapeseed
      Wick | text | Cotton, no. 6
      Fragrance load | text | 8 %
      Cure date | date | Sun 29 Nov`,
    samples: `
      icon | title | subtitle | value | badge | tone
      flame | Fig, 180 g | Costs € 4.10, sells at € 16 | 17 left | € 11.90 each | success
      flame | Plain beeswax | Costs € 3.60, sells at € 14 | 12 left | € 10.40 each | success
      flame | Fir and smoke, 180 g | Costs € 4.30, sells at € 16 | 3 left | Low | warning
      flame | Tea lights, 12 | Costs € 2.90, sells at € 9 | 26 left | € 6.10 each | success
      flame | Gift box of three | Costs € 12.20, sells at € 39 | 8 left | € 26.80 each | success
      flame | Rose clay, 180 g | Cures until 29 November | 24 | Curing | primary`,
    about: 'One batch fills eighteen glasses. They cure for two weeks before the lid goes on.',
    facts: '17 | In stock\n€ 4.10 | Cost\n€ 11.90 | Profit each',
    figures: '88 | In stock\n€ 4.10 | Cost per candle\n€ 412 | Profit a month | +56',
    tip: 'The dearest ingredient is fragrance | It is a third of every candle',
    hero: 'Nearly gone | Fir and smoke, 180 g | Three left, the market is on Saturday | Make a batch',
  },
  {
    signs: 'jam 9, jams 9, preserves 8, chutney 8, marmalade 8, jelly 6',
    groups: 'In stock, Low, By batch',
    fields: 'Name | text | Plum and cinnamon, 250 g',
    samples: `
      icon | title | subtitle | value | badge | tone
      box | Plum and cinnamon, 250 g | Costs € 1.60, sells at € 5.50 | 28 left | € 3.90 each | success
      box | Strawberry, 250 g | Costs € 1.90, sells at € 5.50 | 5 left | Low | warning
      box | Pear and ginger, 250 g | Costs € 1.70, sells at € 5.50 | 19 left | € 3.80 each | success
      box | Tomato chutney, 200 g | Costs € 1.85, sells at € 6.00 | 14 left | € 4.15 each | success
      box | Gift box of three | Costs € 6.20, sells at € 19 | 8 left | € 12.80 each | success
      box | Quince jelly, 200 g | Costs € 1.40, sells at € 5.00 | 0 left | Sold out | danger`,
    about: 'One batch fills eighteen jars. The lid and the label are a third of what it costs.',
    facts: '28 | In stock\n€ 1.60 | Cost\n€ 3.90 | Profit each',
    hero: 'Nearly gone | Strawberry, 250 g | Five left, the market is on Saturday | Make a batch',
  },
])
