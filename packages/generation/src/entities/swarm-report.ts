import { defineEntity } from '../entity.ts'

/** A swarm of bees somebody saw, and who fetches it. */
export const swarmReport = defineEntity({
  id: 'swarm-report',
  one: 'Swarm',
  many: 'Swarms',
  words: 'swarm report, bee swarm, swarm of bees',
  icon: 'leaf',
  groups: 'Open, Taken, Hived',
  fields: `
    Where it hangs | place | Linden lane 4, apple tree
    Height | choice | Head high | On the ground, Head high, Needs a ladder, In a wall
    Since | time | 11:20
    Photo | photo | tree
    Phone | phone | +49 151 2048
    Notes | long | Gate is open, dog is inside`,
  samples: `
    icon | title | subtitle | badge | tone
    warning | Apple tree, Linden lane 4 | Since 11:20, head high | Open | danger
    warning | Street lamp, Mill bridge | Since 10:05, four metres up | Open | danger
    car | School yard, goal post | Kim is on the way, ten minutes | Taken | warning
    car | Letter box, Harbour 9 | Omar comes at 14:00 | Taken | warning
    check | Hedge, town hall | Hived by Iris, 2.1 kg | Hived | success
    close | Plum tree, Old dairy | Flown before we came | Gone | neutral`,
  about: 'Hangs in the apple tree, as big as a football, calm. The gate is open; the dog is inside.',
  facts: '11:20 | Since\n2 m | Height\n3.4 km | From you',
  figures: '2 | Still open\n2 | Being fetched\n38 | Hived this year',
  hero: 'Open since 11:20 | Apple tree, Linden lane 4 | Head high, 3.4 km from you | I’ll take it',
  notices: `
    New swarm, 3.4 km from you | Linden lane 4, head high | warning
    Kim takes the school yard | On the way, ten minutes | car
    Hived | Hedge at the town hall, 2.1 kg | check`,
  tip: 'Two swarms are still open | The nearest is 3.4 km away',
  trend: 'Swarms a week | 9 | +4',
  data: [1, 2, 4, 6, 7, 5, 9],
  add: 'Report a swarm',
  use: 'I’ll take it',
})
