import { defineEntity } from '../entity.ts'

/** An outing on one morning, and whether it goes. */
export const weatherTrip = defineEntity({
  id: 'weather-trip',
  one: 'Flight',
  many: 'Flights',
  words: 'balloon ride, weather trip',
  icon: 'sun',
  groups: 'Goes, Waits, Called off',
  fields: `
    Date | date | Sat 21 Nov
    Time | time | 6:30
    Weather decision | choice | Goes | Goes, Decided at 18:00, Called off
    Meeting point | place | Mill meadow, by the barn
    Passengers | number | 2
    Weight | text | 68 and 84 kg
    Price | money | € 219.00
    Wishes | long | It is her fiftieth birthday`,
  samples: `
    image | title | subtitle | value | badge | tone
    hot air balloon | Sunrise over the lakes | Sat 21 Nov, 6:30 · Mill meadow | € 219 | Goes | success
    sunset | Evening flight | Sat 21 Nov, 15:00 · Old airfield | € 239 | Decided at 18:00 | warning
    hot air balloon | Sunrise over the lakes | Sun 22 Nov, 6:30 · Mill meadow | € 219 | Decided at 18:00 | warning
    mountain | Across the hills | Wed 25 Nov, 7:00 · Upper farm | € 289 | Two seats | primary
    field | Just the two of you | Fri 27 Nov, 7:00 · Mill meadow | € 590 | Free | primary
    cloud | Evening flight | Thu 19 Nov, 15:00 · gusts of 30 km/h | € 239 | Called off | danger`,
  about:
    'An hour in the air, three with setting up and the toast afterwards. Warm shoes, no skirt; the basket holds eight.',
  facts: '6:30 | Meet\n8 | In the basket\n1 h | In the air',
  figures: '8 km/h | Wind\n6 | Seats left\n18:00 | Next call',
  hero: 'Decided: we fly | Saturday, 6:30 | Mill meadow by the barn, 3 degrees, 8 km/h from the west | See trip',
  tip: 'The call comes at 18:00 | By message and here',
  trend: 'Flights a week | 9 | +2',
  add: 'Add flight',
  use: 'Book seats',
  price: '€ 219 | a seat',
})
