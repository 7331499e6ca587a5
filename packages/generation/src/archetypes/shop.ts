import { defineArchetype } from '../archetype.ts'

export const shop = defineArchetype({
  id: 'shop',
  words:
    'all goods 18, after-sales 14, garden centre 24, garden center 24, store 5, shop 6, e-commerce 7, ecommerce 7, product 4, cart 5, catalog 4, catalogue 4, checkout 4, purchase 3, buy 2, selling 3, marketplace 4, clothing 3, tienda 6, boutique 6, negozio 6, loja 6, laden 5, amazon 14, ebay 14, etsy 14, bike shop 14, bike store 20, bicycle shop 14, bicycle store 20, music shop 16, music store 10, instrument shop 22, instrument store 22, instruments shop 22, instruments store 22, guitar shop 20, guitar store 20, home decor 14, decor shop 16, tea shop 18, tea store 18, liquor store 20, alcohol delivery 28, liquor delivery 28, beer delivery 26, wine delivery 26, fashion app 18, beauty products 14, coffee roastery 34, roastery 26, bean subscriptions 28, bean subscription 28, coffee subscription 30, coffee bean shop 30',
  examples: `
    Send flowers and presents, delivery planned for the birthdays of friends and relatives
    Online store for my handmade ceramics: photos, price, glaze and size to pick, basket, card payment, parcels sent by post
    We run a small fashion boutique and want customers to order our dresses and shirts from their phone, in their size and colour
    For our bookshop: new arrivals and staff picks, order a book online and collect it
    Independent bookstore, customers see what is in stock and place orders
    Sell my prints, posters and greeting cards online, basket, shipping costs, card payment and a discount code
    An app where people purchase candles and soaps I make, add them to a cart and pay with card
    Sneaker brand sells online: new arrivals, sizes, colours, price, wishlist, add to cart
    Merch for our band: T-shirts, vinyl, tote bags, hoodies, checkout and order status
    Our bookshop sells its titles online, customers fill a basket, pay and pick up in store
    Furniture store, customers browse sofas, lamps and rugs by room and price, read reviews, put them in the basket
    Marketplace where several makers list their jewellery and buyers pay in one checkout
    Skincare and cosmetics products in an online store with bundles, gift wrapping, reviews, checkout by card
    Electronics seller: phones, chargers, headphones, filter by price and maker, compare two products, track the parcel
    Let customers of our toy store browse new products, save favourites, buy, pay and have it shipped`,
  needs:
    /shop|store|sell|sale|\bbuy|cart\b|checkout|market|order|products?\b.{0,20}catalog|catalog.{0,40}(?:products?|prices?)|purchas|e-?commerce|boutique|clothing|merch|brand|tienda|negozio|loja|laden|magasin|boutique/i,
  presets: 'clean, editorial',
  icon: 'bag',
  names: 'Norrgard, Corner & Co, Oak Street',
  entity: 'product',
  screens: `
    home | Shop | home | | Made to last | Chosen by hand
    browse | Catalog | grid
    cart | Cart | cart
    profile | Account | user
    saved? | Saved | heart
    detail | Product
    checkout | Checkout
    confirmed | Order placed | | | Thank you`,
})
