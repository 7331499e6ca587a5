import { defineEntity } from '../entity.ts'

export const recordedRide = defineEntity({
  id: 'recorded-ride',
  one: 'Trip',
  many: 'Trips',
  words: 'recorded trip, recorded ride, trip record, ride record',
  icon: 'run',
  groups: 'This week, Longest, Fastest',
  fields: `
    Date | date | Thu 19 Nov
    Distance in km | number | 9
    Top speed in km/h | number | 24
    Consumption | text | 14.2 Wh/km
    Vehicle | choice | Grey one | Grey one, Old one
    Notes | long | Against the wind on the way back`,
  samples: `
    icon | title | subtitle | value | time
    bolt | To work | 28 min, top speed 24 km/h | 8.6 km | 8:12
    bolt | Home along the canal | 34 min, 13.1 Wh/km | 9.4 km | Wed
    bolt | Station and back | 19 min, top speed 22 km/h | 5.1 km | Wed
    bolt | Sunday round | 1 h 6, 12.4 Wh/km | 21.3 km | Sun
    bolt | Bakery | 7 min, top speed 19 km/h | 1.8 km | Sat`,
  about: 'Fast along the river, slow through the market. It used 14 percent of the battery at 6 degrees.',
  facts: '8.6 km | Distance\n24 km/h | Top speed\n14.2 Wh | Per kilometre',
  figures: '412 km | This month\n1,284 km | Odometer\n13.4 Wh | Per kilometre',
  trend: 'Consumption per km | 13.4 Wh | −0.6 Wh',
  hero: 'Connected | 76 %, 21 km left | Grey one, 24 °C | Start trip',
  tip: 'Cold costs range | Below 5 °C it is four kilometres less',
  add: 'Record trip',
  use: 'Start recording',
})
