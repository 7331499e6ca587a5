import { defineEntity } from '../entity.ts'

/** What somebody who makes things offers beside others. */
export const makersPiece = defineEntity({
  id: 'makers-piece',
  one: 'Piece',
  many: 'Pieces',
  words:
    'artwork, art piece, handmade piece, handmade item, handcrafted item, creation, listing, original, painting, art',
  icon: 'palette',
  groups: 'Paintings, Prints, Ceramics, Textiles',
  fields: `
    Title | text | Pier in November
    Photo | photo | sea
    Price | money | € 240
    Category | choice | Paintings | Paintings, Prints, Ceramics, Textiles
    Size | text | 40 × 50 cm
    Description | long | Oil on board, signed on the back, framed in oak`,
  samples: `
    image | title | subtitle | overline | value | meta
    sea | Pier in November | Oil on board, 40 × 50 cm | Lea Brandt | € 240 | 18 likes
    vase | Two jugs | Stoneware, ash glaze | Omar Haddad | € 86 | 12 likes
    abstract art | Water, no. 4 | Print, edition of 40 | Ana Petrova | € 65 | 31 likes
    forest | Birches | Charcoal on paper | Kim Osei | € 180 | 9 likes
    old town | Stairs | Etching, framed | Iris Chen | € 120 | 14 likes
    mug | Fjord mug | Thrown by hand | Tomás Rey | € 28 | 22 likes`,
  about:
    'Made in the studio by the harbour and signed on the back. Sent well packed, or fetched on Saturdays.',
  facts: '€ 240 | Price\n40 × 50 | Size in cm\n2026 | Made in',
  figures: '€ 1,284 | Sold this month | +16 %\n12 | Listed\n9 | Sold',
  hero: 'New this week | Pier in November | Lea Brandt, oil on board | See piece',
  tip: 'Three of your pieces are on wish lists | Two of them since yesterday',
  trend: 'Sales this month | € 1,284 | +16 %',
  add: 'Add listing',
  use: 'Add to cart',
  price: '€ 240 | sent in 3 days',
})

/** One who offers what he makes. */
export const maker = defineEntity({
  id: 'market-maker',
  one: 'Artist',
  many: 'Artists',
  words:
    'artist, artist profile, maker, artisan, craftsman, craftswoman, crafter, designer, seller, seller profile, vendor, vendor profile, creator, local artist',
  icon: 'user',
  groups: 'Following, New, Nearby',
  fields: `
    Name | person | Lea Brandt
    Craft | text | Paintings
    Studio | place | Old dairy, upper floor`,
  samples: `
    avatar | title | subtitle | badge | tone
    person | Lea Brandt | Paintings, 24 pieces | Following | success
    person | Omar Haddad | Ceramics, 41 pieces | New | primary
    person | Ana Petrova | Prints, 18 pieces | Following | success
    person | Kim Osei | Drawings, 12 pieces | New | primary
    person | Iris Chen | Etchings, 30 pieces | Nearby | neutral
    person | Tomás Rey | Tableware, 52 pieces | Nearby | neutral`,
  about: 'Works in an old boat shed by the harbour. Open on Saturdays, and glad about visitors.',
  facts: '24 | Pieces\n4.9 | Rating\n2021 | Here since',
  figures: '38 | Artists\n5 | New\n12 | Followed',
  tip: 'Lea opens her studio on Saturday | From eleven to four',
  add: 'Follow an artist',
  use: 'Follow',
})

/** What a maker has sold. */
export const makersSale = defineEntity({
  id: 'makers-sale',
  one: 'Sale',
  many: 'Sales',
  words: 'sold piece, piece sold',
  icon: 'tag',
  groups: 'To send, Sent, Paid out',
  fields: `
    Piece | text | Pier in November
    Buyer | person | Mara Vogt
    Price | money | € 240
    Sold on | date | Thu 19 Nov`,
  samples: `
    image | title | subtitle | value | badge | tone
    sea | Pier in November | Mara Vogt, ordered today | € 240 | To send | warning
    mug | Fjord mug, two | Elias Lund, Tuesday | € 56 | Sent | primary
    abstract art | Water, no. 4 | Noor Rahman, 14 Nov | € 65 | Paid out | success
    vase | Two jugs | Jonas Weber, 11 Nov | € 86 | Paid out | success
    forest | Birches | Priya Nair, 6 Nov | € 180 | Paid out | success`,
  about: 'Paid by card and held until the parcel has arrived.',
  facts: '€ 240 | Price\nToday | Ordered\nCard | Paid by',
  figures: '€ 1,284 | This month | +16 %\n1 | To send\n9 | Sold',
  hero: 'To send | Pier in November | Mara Vogt, ordered today | See sale',
  tip: 'Best month since spring | Prints bring a third of it',
  trend: 'Sales this month | € 1,284 | +16 %',
  data: [620, 540, 710, 860, 790, 980, 1105, 1284],
  labels: ['Apr', 'Jun', 'Aug', 'Nov'],
  add: 'Note a sale',
  use: 'Mark as sent',
})
