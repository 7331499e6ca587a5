import { defineArchetype } from '../archetype.ts'

export const shop = defineArchetype({
  id: 'shop',
  words:
    'store 5, shop 6, e-commerce 7, ecommerce 7, product 4, cart 5, catalog 4, catalogue 4, checkout 4, purchase 3, buy 2, selling 3, marketplace 4, clothing 3, tienda 6, boutique 6, negozio 6, loja 6, laden 5, amazon 14, ebay 14, etsy 14',
  needs:
    /shop|store|sell|sale|\bbuy|cart\b|checkout|market|order|catalog|purchas|e-?commerce|boutique|clothing|merch|brand|tienda|negozio|loja|laden|magasin|boutique/i,
  presets: 'clean, editorial',
  icon: 'bag',
  names: 'Norrgard, Corner & Co, Oak Street',
  entity: 'product',
  screens: `
    home | Shop | home | | Good things, few | Chosen by hand
    browse | Catalog | grid
    cart | Cart | cart
    profile | Account | user
    saved? | Saved | heart
    detail | Product
    checkout | Checkout
    confirmed? | Order placed`,
})
