import { defineEntity } from '../entity.ts'

export const spot = defineEntity({
  id: 'spot',
  words: 'surf spot, dive site',
  icon: 'wave',
  groups: 'Near, Working, Favorites',
  fields: `
    Spot | text | North reef
    Waves | text | 1.4 m, 11 s
    Wind | text | East, 9 km/h
    Best tide | choice | Rising | Rising, High, Falling, Low
    Bottom | choice | Reef | Reef, Sand, Stones
    Water temperature | text | 14 °C
    Notes | long | Best two hours before high tide`,
  samples: `
    image | title | subtitle | overline | value | rating
    sea | North reef | Offshore 9 km/h, clean | 2.4 km | 1.4 m | 4.6
    beach | Long beach | Soft, for longboards | 5.1 km | 0.9 m | 4.2
    sunset | Lighthouse point | Rising tide only | 8 km | 1.7 m | 4.8
    sea beach | The harbour wall | Busy on weekends | 3 km | 1.1 m | 4.0
    lake | River mouth | Sandbank moved in May | 12 km | 1.2 m | 4.3
    island | South jetty | Shelter from west wind | 15 km | 0.7 m | 3.9`,
  about: 'Works two hours before high tide with wind from the east. Park at the chapel, not in the lane.',
  facts: '1.4 m | Swell\n12:31 | High tide\n14 °C | Water',
  figures: '1.4 m | Swell now | +0.2\n12:31 | High tide\n14 °C | Water',
  hero: 'Good until 11:30 | North reef | 1.4 m, 11 seconds, wind off the land | See the spot',
  tip: 'High tide at 12:31 | Two hours before it is best',
  trend: 'Swell | 1.4 m | +0.2',
  add: 'Add spot',
  use: 'Set an alert',
})
