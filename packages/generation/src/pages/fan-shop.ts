import { definePage } from './page.ts'

export const fanShop = definePage({
  id: 'fan-shop',
  said: 'fan shop, fanshop, club shop, merchandise, merch, merch shop, merch store, merchandise shop, fan merchandise, team store, souvenir shop, museum shop, gift shop, webshop for merch',
  unless: /sell (?:merch|my)/i,
  within:
    /\b(?:club|team|band|museum|festival|zoo|artist|podcast|theat(?:er|re)|brewery|conference|school|choir|dj|musician)\b/i,
  name: 'Fan shop',
  icon: 'shirt',
  line: 'New scarf for the winter',
  content: `
    cards New
    - shirt | Shirt, home | Six sizes | € 39
    - jacket | Hooded jumper | Warm, with the crest | € 49
    - bag | Cotton bag | Printed by hand | € 14
    - mug | Mug | For the morning after | € 12
    fields
    - Size | choice | M | S, M, L, XL
    - How many | number | 1
    button cart | Add to cart
  `,
})
