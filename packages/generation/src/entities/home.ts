import { defineEntity } from '../entity.ts'

export const home = defineEntity({
  id: 'home',
  words: 'house, apartment, flat, property, real estate, listing, rental home',
  one: 'Home',
  many: 'Homes',
  icon: 'key',
  groups: 'To rent, To buy, Balcony, Garden',
  fields: `
    Rooms | number | 3
    Size | text | 78 m²
    Price | money | € 1,140
    Free from | date | 1 Jan 2027
    Address | place | Linden lane 4
    Notes | long | Morning sun in the kitchen`,
  samples: `
    image | title | subtitle | overline | value | rating | meta
    room home | Three rooms, Linden lane | 78 m², balcony to the south | Old town | € 1,140 | 4.8 | Free 1 January
    sofa room | Loft over the dairy | 102 m², one big room | Mill street | € 1,480 | 4.6 | Free now
    city | Ninth floor, all sky | 54 m², lift | North side | € 860 | 4.5 | Free 1 February
    garden home | Garden flat | 66 m², 40 m² green | Park view | € 1,020 | 4.9 | Free 15 December
    home | Two rooms by the canal | 49 m², quiet yard | East end | € 790 | 4.4 | Free now
    house | Corner house | 140 m², five rooms | Old town | € 1,960 | 4.7 | Free in March`,
  about: 'Morning sun in the kitchen, a balcony to the south and floors that creak in two places only.',
  facts: '3 | Rooms\n78 m² | Size\n2nd | Floor',
  figures: '42 | Homes | +6\n9 | Saved\n3 | Viewings',
  hero: 'New this morning | Three rooms, Linden lane | 78 m² with a balcony to the south | See home',
  tip: 'Three viewings this week | The first is Tuesday at 14:00',
  trend: 'Rent per m² | € 14.60 | −€ 0.20',
  use: 'Book viewing',
  price: '€ 1,140 | per month, warm',
})
