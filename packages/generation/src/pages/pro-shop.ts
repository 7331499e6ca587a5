import { definePage } from './page.ts'

export const proShop = definePage({
  id: 'pro-shop',
  said: 'pro shop, proshop, club store, equipment shop, sports shop',
  within:
    /\b(?:golf|tennis|padel|squash|riding|sailing|climbing|diving) (?:club|course|cent(?:er|re)|school|hall|gym)\b/i,
  name: 'Pro shop',
  icon: 'bag',
  line: 'New for winter',
  content: `
    cards New
    - shirt | Shirt with crest | Dries fast | € 49
    - jacket | Wind jacket | Packs small | € 89
    - shoe | Shoes | 36 to 47 | € 119
    - bottle | Bottle | Steel | € 19
    rows Service
    - tools | Grips and strings | Ready the next day | from € 12
    - calendar | Try it out | Two days, free for members | Free
    button cart | Add to cart
  `,
})
