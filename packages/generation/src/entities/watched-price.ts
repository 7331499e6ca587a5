import { defineEntity } from '../entity.ts'

export const watchedPrice = defineEntity({
  id: 'watched-price',
  one: 'Product',
  many: 'Products',
  words: 'watched price, price drop',
  icon: 'tag',
  groups: 'Dropped, Watching, Bought',
  fields: `
    Link | text | harbour-audio.example/h4
    Wanted price | money | € 120
    Shop | choice | Any | Any, Harbour Audio, Old Dairy
    Tell me when | choice | Below my price | Below my price, Any drop`,
  samples: `
    image | title | subtitle | overline | value | meta
    headphones | Headphones H4 | Harbour Audio, was € 169 | Dropped | € 129 | −24 %
    shoe | Trail Low, moss | Three shops compared | Watching | € 96 | −2 %
    camera | Pocket camera 2 | Lowest in 90 days | Dropped | € 412 | −11 %
    coffee | Hand grinder | Wanted below € 60 | Watching | € 64 | +0 %
    bike | Bike rack | Bought on 2 November | Bought | € 78 | −18 %`,
  about: '129 now, 169 on Monday. The lowest in ninety days was 119, on 4 September.',
  facts: '€ 129 | Now\n€ 119 | Lowest\n−24 % | Since Monday',
  figures: '14 | Watching\n3 | Dropped today\n€ 186 | Saved',
  hero: 'Dropped today | Headphones H4, € 129 | 24 percent less than on Monday | Go to shop',
  tip: 'Three drops today | Headphones by 24 percent',
  trend: 'Price | € 129 | −40',
  data: [169, 169, 165, 169, 149, 139, 129],
  add: 'Add product',
  use: 'Go to shop',
})
