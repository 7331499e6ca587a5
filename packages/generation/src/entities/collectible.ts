import { defineEntity } from '../entity.ts'

export const collectible = defineEntity({
  id: 'collectible',
  words:
    'vinyl, record, stamp, coin, trading card, comic, lego set, figurine, collectible, antique, model train, locomotive, postcard',
  icon: 'box',
  groups: 'Owned, Wanted, To swap',
  fields: `
    Name | text | Blue mare, 1921
    Series | text | Horses
    Year | number | 1921
    Condition | choice | Very good | Mint, Very good, Good, Fair
    Paid | money | € 38
    Worth | money | € 64
    Shelf | text | Album 3, page 12
    Photo | photo | art
    Notes | long | From Grandpa’s drawer`,
  samples: `
    image | title | subtitle | overline | value | meta
    art | Blue mare, 1921 | Very good, album 3 | Owned | € 64 | Page 12
    lighthouse | Lighthouse, 60 c | Mint, block of four | Owned | € 112 | Page 2
    design | Night express | Fair, small tear | To swap | € 9 | Page 31
    coin | One crown, 1912 | Good | Owned | € 27 | Tray 4
    abstract art | Market hall | Wanted since May | Wanted | € 45 | Missing
    science | Jubilee sheet | Very good, with print error | Owned | € 230 | Safe`,
  about:
    'Perforation complete and a clean stamp on the left side. Bought at the fair in Ghent, with the letter.',
  facts: '1921 | Year\n€ 64 | Worth\nVery good | State',
  figures: '412 | Pieces\n€ 6,180 | Worth\n14 | Missing',
  hero: 'Missing piece found | Market hall, in very good state | Tomás would swap it for two others | See offer',
  tip: 'Up by € 240 this year | Most of it from the jubilee sheet',
  trend: 'Worth | € 6,180 | +240',
  add: 'Add piece',
  use: 'Offer to swap',
})
