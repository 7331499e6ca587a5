import type { Gadget } from './gadget.ts'

/** Sums at the shelf, and at a stand that is only played. */
export const shelfAndStand: readonly Gadget[] = [
  {
    id: 'unit-price',
    called:
      /\b(?:unit[- ]?prices?|price (?:per|by the) (?:unit|kilo|litre|liter|gram|100)|(?:which|what) (?:pack|size|package|offer)s? is cheaper|cheaper pack\w*)\b/i,
    unless:
      /\b(?:weights?|volumes?|packages?|two products|shop app|invoices?|quotes?|construction|catalog\w*|alerts?|history of prices)\b/i,
    icon: 'tag',
    presets: 'clean, bold',
    names: 'Per Kilo, Small Print, Cheaper One',
    sheets: [
      {
        name: 'Compare',
        title: 'Which is cheaper?',
        icon: 'tag',
        content: `
          fields
          - Price of A | money | € 3.49
          - Grams in A | number | 500
          - Price of B | money | € 5.99
          - Grams in B | number | 950
          stats Unit price
          - € 6.98 a kilo | A | {Price of A} / {Grams in A} * 1000
          - € 6.31 a kilo | B | {Price of B} / {Grams in B} * 1000
          banner check | B is cheaper | € 0.67 less a kilo
          keys
          - plus | Third pack
          - repeat | Clear
          - bookmark | Keep`,
      },
      {
        name: 'Kept',
        title: 'Kept comparisons',
        icon: 'bookmark',
        content: `
          rows Kept comparisons
          - tag | Coffee, 500 g and 1 kg | Large pack, corner market | € 11.90 / kg
          - tag | Washing powder | Small pack, on offer | € 2.10 / kg
          - tag | Olive oil, 0.5 l and 1 l | Large bottle, Old Dairy | € 9.80 / l
          - tag | Nappies, size 4 | Month box | € 0.19 each`,
      },
      {
        name: 'Units',
        icon: 'settings',
        content: `
          chips Compare by | * Kilo, 100 g, Litre, Piece, Wash
          chips Currency | * €, £, $, kr
          switches
          - Deposit left out
          - Offers “3 for 2”`,
      },
    ],
  },
  {
    id: 'lemonade-stand',
    ofKind: 'stand-game',
    called: /\blemonade (?:stand|stall|tycoon|game|business)\b/i,
    unless: /\b(?:shop|delivery|idle|clicker)\b/i,
    icon: 'cup',
    presets: 'playful, bold',
    names: 'Fifty Cents a Cup, Sour Monday, Cold and Sweet',
    sheets: [
      {
        name: 'Today',
        title: 'Day 6, sunny',
        icon: 'sun',
        content: `
          stats
          - € 18.40 | Cash
          - 31 °C | Weather
          - 64 | Guests expected
          fields
          - Price of a cup | money | € 0.80
          - Lemons in a jug | number | 6
          - Sugar in a jug | number | 5
          - Ice in a cup | number | 3
          banner sun | Hot until four | More guests, and more ice
          button play | Open the stand`,
      },
      {
        name: 'Market',
        title: 'Buy for the day',
        icon: 'cart',
        content: `
          rows In the larder
          - apple | Lemons | 14 left | € 0.25 each
          - bowl | Sugar | 9 spoons | € 0.10 each
          - cup | Paper cups | 40 left | € 0.05 each
          - drop | Ice | 60 cubes, gone tonight | € 0.02 each
          fields
          - Buy lemons | number | 20
          - Buy sugar | number | 10
          - Buy ice | number | 120
          button cart | Buy for € 8.40`,
      },
      {
        name: 'Evening',
        title: 'How it went',
        icon: 'chart',
        content: `
          hero € 14.20 earned | 42 cups sold, 22 guests went on
          chart Cups sold a day | 18, 24, 9, 31, 38, 42 | 1, 2, 3, 4, 5, 6
          rows What they said
          - smile | Cold and sweet | 28 guests
          - close | Too dear | 14 guests
          - close | No ice left | 8 guests`,
      },
      {
        name: 'Weather',
        title: 'Tomorrow',
        icon: 'cloud',
        content: `
          rows Weather decides who comes
          - sun | Today | 31 °C, sunny | 64 guests
          - cloud | Tomorrow | 22 °C, clouds | 38 guests
          - drop | Day 8 | 16 °C, rain | 12 guests
          - sun | Day 9 | 28 °C, sunny | 58 guests`,
      },
    ],
  },
]
