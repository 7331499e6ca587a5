import { defineEntity } from '../entity.ts'

export const lifeWish = defineEntity({
  id: 'life-wish',
  one: 'Wish',
  many: 'Wishes',
  words: 'life wish, bucket list, bucket list item, dream trip',
  icon: 'star',
  groups: 'Open, Planned, Done',
  fields: `
    Wish | text | See the northern lights
    Place | place | Tromsø
    By | text | Before forty
    With | person | Kim Osei
    Photo | photo | night
    Done | switch | no
    Why | long | Since the picture in Grandpa’s kitchen`,
  samples: `
    image | title | subtitle | badge | tone
    night | See the northern lights | Tromsø, with Kim | Planned | primary
    sea | Swim in three oceans | Two of three | Open | neutral
    train | Sleep in a night train | Lisbon to Madrid, 2024 | Done | success
    mountain | Sunrise on a summit | With Omar, in June | Planned | primary
    breakfast | Bake with Grandma | All her five cakes | Done | success
    music | Play on a small stage | One song is enough | Open | neutral`,
  about: 'Since the picture in Grandpa’s kitchen. Late February, four nights, one of them in a hut.',
  facts: 'Feb | Planned\n4 | Nights\nKim | With',
  figures: '14 | Done | +2\n31 | Open\n3 | Planned',
  hero: 'Planned for February | See the northern lights | Four nights in Tromsø, with Kim | Open wish',
  tip: 'Two done this year | Night train and Grandma’s cakes',
  trend: 'Done | 14 | +2',
  data: [6, 7, 9, 10, 12, 12, 14],
  add: 'Add wish',
  use: 'Mark as done',
})
