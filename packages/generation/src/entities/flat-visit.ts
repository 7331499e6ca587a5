import { defineEntity } from '../entity.ts'

export const flatVisit = defineEntity({
  id: 'flat-visit',
  one: 'Flat',
  many: 'Flats',
  words: 'flat, flat viewing, apartment viewing, viewing, apartment, house viewing',
  icon: 'building',
  groups: 'Shortlist, To see, Seen',
  fields: `
    Address | place | Mill street 14, third floor
    Rent | money | € 980
    Rooms | number | 3
    Size | text | 74 m²
    Viewing | date | Sat 21 Nov
    Way to work | text | 18 min by tram
    Photo | photo | room
    For it | long | Morning sun, quiet yard
    Against it | long | No cellar`,
  samples: `
    image | title | subtitle | overline | value | meta
    room | Mill street 14 | 3 rooms, 74 m², third floor | Shortlist | € 980 | 18 min to work
    home | Stone pier 3 | 2 rooms, balcony to the water | To see | € 1,120 | 25 min to work
    city | Linden lane 40 | 3 rooms, above the bakery | Seen | € 890 | 12 min to work
    sofa | Old dairy 2 | Loft, 81 m² | Shortlist | € 1,240 | 20 min to work
    garden | Park view 7 | 2 rooms with garden | To see | € 940 | 31 min to work
    room lamp | Hall street 19 | 3 rooms, to paint | Seen | € 860 | 15 min to work`,
  about: 'Morning sun in the kitchen and a quiet yard. No cellar, and the bathroom wants paint.',
  facts: '€ 980 | Rent\n74 m² | Size\n18 min | To work',
  figures: '11 | Flats\n3 | Shortlist\n2 | Viewings ahead',
  hero: 'Saturday, 11:00 | Viewing at Mill street 14 | Ring at Osei, third floor | Show way',
  tip: 'Mill street leads | Best by rent, light and way to work',
  trend: 'Rent a square metre | € 13.20 | −0.40',
  add: 'Add flat',
  use: 'Book viewing',
  price: '€ 980 | a month, warm',
})
