import { defineArchetype } from '../archetype.ts'

export const collection = defineArchetype({
  id: 'collection',
  words:
    'polish collection 14, my collection 9, collection tracker 12, collection of 6, collector 12, collectors 12, collectibles 16, vinyl 9, vinyl collection 20, record collection 18, stamp 7, stamps 9, stamp album 18, coin collection 20, coins 5, comics 8, comic collection 18, trading cards 16, lego 9, model railway 14, model trains 14, locomotives 9, figurines 12, wantlist 14, antiques 12, sneaker collection 16, watch collection 16, market value 4, my collection 10, missing pieces 8, album of 3, comic book 14, comic books 14, sneakers collection 14, perfume collection 16, fragrance 9, mineral collection 16, fossils 8, fountain pens 14, trading card 14, pokemon cards 18, lego sets 16, watches i own 14, action figures 14, sticker album 28, stickers 8, digital stickers 18, panini 18, home library 24, books films and games 28, media collection 26, library of your books 26, library for your books 26, movie collection 24, dvd collection 24, blu-ray 18, coin collectors 24, stamp collectors 24, card collectors 22, fossil collection 24, rock collection 22, collects 8, perfumes 16, fragrances 18, my perfumes 20, cologne 12, perfume wardrobe 24, paper magazines 34, magazine collection 32, magazine subscriptions 32, magazines in one place 30',
  examples: `
    Our class collection of minerals with label, place and finder
    My son collects minerals: a photo of each, where and when we found it, its place on a map, what he still wants
    All my stamps with year, country, condition and what they are worth
    Trading card collection: which are still missing to complete the set
    Vinyl by artist, pressing and sleeve grade, scan the barcode
    Miniature engines and wagons with scale, maker, address number, missing wagons of the set
    Wristwatches I own, reference, service and purchase price, value today and box kept
    Comics in boxes, issue, grade, first appearances, duplicates to trade, collection list with value
    Perfume bottles with notes, season and millilitres left, what I paid and what it is worth
    Minerals and ammonites found, locality, size, photo, drawer, for collectors
    Football stickers, doubles for swapping with classmates and missing numbers of the album
    Old coins, mint mark, silver weight, catalogue number, value of the collection
    Dolls, tin toys and figurines, when bought and where, insurance value, shelf and photo of each piece
    Bottle caps, beer mats, thimbles: how many do I have and from where, rare pieces starred`,
  presets: 'editorial, dark-pro',
  icon: 'box',
  names: 'Showcase, Cabinet, Set Complete',
  entity: 'collectible',
  home: 'shelf',
  screens: `
    home | Cabinet | home
    browse | Pieces | grid
    saved | Wanted | heart
    stats | Value | chart
    scanner? | Scan | camera
    people? | Swap partners | users
    detail | Piece
    form | Add piece
    profile? | Me | user`,
})
