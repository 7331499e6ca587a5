import { defineEntity } from '../entity.ts'

/** What farms buy to grow something: seed, fertiliser, tools. */
export const farmInput = defineEntity({
  id: 'farm-input',
  one: 'Product',
  many: 'Supplies',
  words: 'farm supply, agricultural supply, agricultural product, farming supply, farm input',
  icon: 'leaf',
  groups: 'Seed, Fertiliser, Crop care, Tools',
  fields: `
    Product | text | Winter wheat seed
    Price | money | € 42
    Unit | choice | 25 kg | 1 kg, 5 kg, 25 kg, 1 l
    Seller | person | Amara Okafor
    In stock | number | 60
    Description | long | Certified, germination 94 %`,
  samples: `
    icon | title | subtitle | value | badge | tone
    leaf | Winter wheat seed, 25 kg | Certified, germination 94 % | € 42 | Seed | success
    box | Compost pellets, 25 kg | From the co-op, 12 km away | € 14 | Fertiliser | primary
    drop | Neem oil, 1 l | Against aphids, organic | € 11 | Crop care | accent
    tools | Hand sprayer, 16 l | Used for one season | € 35 | Tools | neutral
    leaf | Tomato seedlings, tray of 50 | Ready on Friday | € 18 | Seed | success
    drop | Drip line, 100 m | With 200 drippers | € 29 | Tools | neutral`,
  about:
    'Certified seed of this year’s harvest, sold by the grower himself. Delivery within 30 km or fetch it at the yard.',
  facts: '€ 42 | Price\n60 | In stock\n12 km | Away',
  figures: '184 | Products | +12\n26 | Sellers',
  hero: 'For November | Winter wheat seed, 25 kg | € 42, certified, 12 km away | See offer',
  tip: 'Rain on Thursday | Spread fertiliser before then',
  trend: 'Sales this week | € 912 | +11 %',
  add: 'Sell something',
  use: 'Add to cart',
  price: '€ 42 | Per bag of 25 kg',
})
