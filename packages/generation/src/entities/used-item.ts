import { defineEntity } from '../entity.ts'

export const usedItem = defineEntity({
  id: 'used-item',
  one: 'Item',
  many: 'Items',
  words: 'item for sale, second-hand listing, second-hand thing, used thing',
  icon: 'tag',
  groups: 'Clothes, Home, Tech, Sport',
  fields: `
    Title | text | Reading lamp, brass
    Photo | photo | lamp
    Price | money | € 24
    Condition | choice | Good | New, Like new, Good, Worn
    Handover | choice | Pick up | Pick up, Post
    Description | long | New cable, small scratch at the foot`,
  samples: `
    image | title | subtitle | overline | value | meta
    lamp | Reading lamp, brass | Good, new cable | Lea, 0.8 km | € 24 | 12 likes
    jacket | Denim jacket | Size M, like new | Omar, 1.2 km | € 28 | 9 likes
    chair | Oak chair | Good, one of two | Kim, 2.0 km | € 45 | 7 likes
    headphones | Headphones | Good, with case | Ana, 1.6 km | € 60 | 18 likes
    backpack | Hiking backpack, 40 l | Used on two trips | Iris, 3.1 km | € 38 | 5 likes
    vase | Blue vase | No chips, 30 cm | Tomás, 0.9 km | € 14 | 4 likes`,
  about: 'Brass, with a new cable. A small scratch at the foot, otherwise as it was. Can be tried here.',
  facts: '€ 24 | Price\nGood | Condition\n0.8 km | Away',
  figures: '€ 186 | Earned | +28\n6 | For sale\n14 | Sold',
  hero: 'New near you | Reading lamp, brass | € 24, Lea is 800 metres away | See item',
  tip: 'Fourteen new things near you | Three are on your wish list',
  trend: 'Earned | € 186 | +28',
  add: 'Sell an item',
  use: 'Message seller',
  price: '€ 24 | pick up or post',
})
