import { defineEntity } from '../entity.ts'

export const trip = defineEntity({
  id: 'trip',
  words: 'trip, travel, journey, itinerary, holiday, vacation, flight, tour, voyage, reise, viaje',
  icon: 'plane',
  groups: 'South, Cities, By train, Slow',
  fields: `
    Where | place | Lisbon to Faro
    From | date | Thu 3 Dec
    To | date | Sun 6 Dec
    Travellers | number | 2
    Budget | money | € 480
    Notes | long | Bring small change for the ferry`,
  samples: `
    image | title | subtitle | overline | meta | time
    sea sail | Four days south | Lisbon to Faro, by train | 3 to 6 December | € 480 | 08:30
    old town | Stairs, tiles and soup | Porto on foot | 14 to 17 January | € 310 | 12:10
    museum | Nine arcades in the rain | Turin, two museums | 5 February | € 260 | 15:00
    mountain ski | Above the tree line | Innsbruck and a hut | 20 February | € 540 | 19:40
    island | The slow ferry | Culatra, three nights | 2 April | € 390 | 10:15
    train | Night train to Vienna | A cabin with a window | 8 May | € 220 | 21:05`,
  about: 'Four days along a coast that closes after lunch. The ferry waits for the baker.',
  facts: '4 d | Length\n€ 480 | Budget\n2 | People',
  figures: '3 | Trips ahead | +1\n14 | Days away\n€ 480 | Next budget',
  hero: 'In 14 days | Four days south | Train to Faro at 08:30, coach 4 | Open trip',
  tip: 'Bring small change | The ferry to Culatra takes no cards',
  trend: 'Spent on trips | € 1,260 | +€ 220',
  use: 'Open itinerary',
})
