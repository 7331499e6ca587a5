import { defineEntity } from '../entity.ts'

/** A restaurant among others one looks through; where one only reserves a table it is `dining-place`. */
export const townRestaurant = defineEntity({
  id: 'town-restaurant',
  words:
    'restaurant discovery, restaurant review, restaurant rating, restaurant recommendation, place to eat',
  one: 'Restaurant',
  many: 'Restaurants',
  icon: 'fork',
  groups: 'Italian, Asian, Vegan, Fish',
  fields: `
    Cuisine | choice | Italian | Italian, Asian, Indian, Vegan, Fish, Grill
    Price range | choice | €€ | €, €€, €€€
    Opening hours | text | 12 to 22, closed on Mondays
    Address | place | Harbour street 12
    Rating | choice | 5 | 1, 2, 3, 4, 5
    Notes | long | The quiet tables are in the yard`,
  samples: `
    image | title | subtitle | overline | rating | meta
    pizza | Forno Nove | Italian, €€, open until 22:00 | 300 m | 4.8 | 312 reviews
    ramen soup | Miso Lane | Japanese, €, open until 23:00 | 450 m | 4.7 | 204 reviews
    salad | Green Table | Vegan, €€, open until 21:00 | 600 m | 4.7 | 156 reviews
    curry | Saffron Yard | Indian, €, open until 22:30 | 900 m | 4.8 | 189 reviews
    fish plate | Saltworks | Fish, €€€, opens at 18:00 | 1.6 km | 4.6 | 97 reviews
    steak burger | Hearth | Grill, €€, opens at 17:00 | 2 km | 4.9 | 418 reviews`,
  about: 'Dough that rests for two days and an oven nobody lets go out. The quiet tables are in the yard.',
  facts: '4.8 | Rating\n€€ | Prices\n300 m | Away',
  figures: '48 | Restaurants near you\n6 | Visited\n4 | Saved',
  hero: 'Best rated near you | Forno Nove | Wood oven, 300 metres away, open until 22:00 | See restaurant',
  tip: 'Six restaurants open now | The nearest is 300 metres away',
  add: 'Add restaurant',
  use: 'Reserve a table',
})
