import { defineEntity } from '../entity.ts'

export const place = defineEntity({
  id: 'place',
  words:
    'place, location, restaurant, cafe, bar, spot, venue, destination, attraction, sight, landmark, tourist, city guide, beach, park, city, neighbourhood, neighborhood, toilet, charger',
  icon: 'pin',
  groups: 'Near, Open now, Quiet, New',
  fields: `
    Address | place | Harbour street 12
    Open | text | 9 to 18
    Distance | text | 450 m
    Phone | phone | +49 151 2048
    Rating | choice | 4 | 1, 2, 3, 4, 5
    Notes | long | Sit by the window on the left`,
  samples: `
    image | title | subtitle | overline | rating | meta
    coffee cup | Café Old Bridge | Old town, stand at the bar | 450 m | 4.8 | 126 visits
    museum | Mosaic House | Nine rooms and a courtyard | 1.2 km | 4.6 | 88 visits
    beach | Long Beach | Bus 9 to the last stop | 6 km | 4.9 | 240 visits
    vineyard | Hillside Vineyard | Tasting at five | 9 km | 4.5 | 61 visits
    fish plate | The Fish Kitchen | Ask for the clams | 800 m | 4.7 | 174 visits
    park | Mill Garden | Shade until four | 1.5 km | 4.4 | 52 visits`,
  about: 'Stand at the bar, it is cheaper and louder. The quiet table is in the back, under the clock.',
  facts: '450 m | Away\n4.8 | Rating\n9 to 18 | Open',
  figures: '48 | Places | +4\n12 | Visited\n7 | Saved',
  hero: 'Open now, 450 m | Café Old Bridge | Stand at the bar, it is cheaper and louder | Take me there',
  tip: '12 places within a short walk | The nearest is open until 18:00',
  trend: 'Visits this month | 12 | +3',
  use: 'Take me there',
})
