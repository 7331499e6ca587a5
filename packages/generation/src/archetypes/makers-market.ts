import { defineArchetype } from '../archetype.ts'

export const makersMarket = defineArchetype({
  id: 'makers-market',
  words:
    'sell their artwork 30, sell artwork 24, sell their art 26, showcase and sell 22, sell their work 22, sell their crafts 26, sell handmade 16, handmade marketplace 28, art marketplace 30, artist marketplace 30, marketplace for artists 30, marketplace for handmade 28, marketplace for local 16, multi-vendor 24, multi vendor 24, multivendor 24, vendors sell 18, sellers list 12, local artisans 18, seller dashboard 20, vendor dashboard 20, local makers 18, crafts marketplace 26, etsy clone 30, like etsy 26',
  examples: `
    A platform for local artists to showcase and sell their artwork; buyers browse art, view artist profiles and make purchases
    Artists need a dashboard to manage their listings and sales, buyers see who made it and buy it online
    Marketplace for handmade goods: makers open a shop, upload products with price and photos, customers buy and leave reviews
    Local craftspeople sell jewellery, pottery and textiles, each with a profile, and track their orders and earnings
    Etsy clone with seller profiles, listings, cart, checkout, reviews and a page for each maker
    Multi-vendor marketplace: sellers list products and manage stock, buyers compare, buy and rate the seller
    Illustrators and photographers sell prints, follow an artist, new works first, wish list, card payment
    A place where designers upload their pieces and customers purchase them directly from the maker
    Women of our village sell what they weave and sew; buyers see the maker's story and order online
    Painters show their works with size, technique and price, collectors send a message and buy
    Platform connecting artisans with buyers, commissions on request, ratings, orders and payout of sales
    Students of the art school exhibit and sell their works in one online gallery with profiles of each artist
    Vendors register, add products, see sales in a dashboard; customers search by category, add to cart and pay
    Potters and glass blowers offer their work in a shared shop, each sees what was sold and what must be sent`,
  // What is grown, cooked, worn out or let has kinds of its own, and who names what he makes has a shop of it.
  unless:
    /\b(?:farm\w*|produce|vegetables?|fruits?|meals?|food|tickets?|houses?|flats?|cars?|trees?|used|second-?hand|pre-?owned|pre-?loved|books?|textbooks?|handmade (?!goods|items?|products?|things|crafts?|pieces|gifts|jewel))\b/i,
  needs: /\b(?:sell\w*|sold|sales?|buy\w*|purchas\w*|marketplace|shop|checkout)\b/i,
  presets: 'editorial, warm',
  icon: 'palette',
  names: 'Made Nearby, Studio Row, By Hand',
  entity: 'makers-piece',
  home: 'shelf',
  screens: `
    home | Discover | home
    browse | Pieces | search | | | | artwork, artworks, art, listings, pieces, creations, handmade goods, crafts, products
    people | Artists | users | market-maker | | | artists, artist profiles, makers, sellers, vendors, artisans, designers, seller profiles
    stats | Sales | chart | makers-sale | | | sales, dashboard, sales dashboard, seller dashboard, earnings, revenue
    profile | Me | user
    detail | Piece
    cart | Cart
    checkout | Checkout
    form | Add listing
    saved? | Liked | heart
    chats? | Messages | chat
    thread? | Chat`,
})
