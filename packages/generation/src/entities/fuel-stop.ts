import { defineEntity } from '../entity.ts'

/** A filling station and what fuel costs there now. */
export const fuelStop = defineEntity({
  id: 'fuel-stop',
  words:
    'petrol station, gas station, filling station, fuel station, fuel price, petrol price, gas price, service station',
  one: 'Station',
  many: 'Stations',
  icon: 'car',
  groups: 'Super, E10, Diesel, Open now',
  fields: `
    Station | text | Harbour road 12
    Fuel | choice | Super | Super, E10, Diesel
    Tell me below | money | € 1.62
    Days | choice | Every day | Every day, Weekdays, Weekend
    Within | text | 5 km`,
  samples: `
    icon | title | subtitle | value | badge | tone | meta
    car | Harbour road 12 | 1.2 km, open until 22:00 | € 1.64 | Cheapest | success | 6 min ago
    car | Ring, exit 4 | 3.4 km, open all night | € 1.66 | Open | primary | 12 min ago
    car | Mill street | 0.8 km, open until 23:00 | € 1.67 | Nearest | primary | 4 min ago
    car | Old Dairy | 2.1 km, open until 20:00 | € 1.71 | Open | neutral | 20 min ago
    car | Station square | 2.6 km, open all night | € 1.74 | Open | neutral | 9 min ago
    car | Motorway, east | 8 km, open all night | € 1.94 | Dear | danger | 3 min ago`,
  about: 'Cheapest between six and eight in the evening. Four cents below the others in town today.',
  facts: '€ 1.64 | Super\n€ 1.58 | E10\n€ 1.52 | Diesel',
  figures: '€ 1.64 | Cheapest now | −4 ct\n€ 1.72 | Average here\n6 | Stations in 10 km',
  hero: 'Cheapest near you | Harbour road 12, € 1.64 | 1.2 km, four cents less than this morning | Show the way',
  tip: 'Fill up this evening | Mostly four cents less after six',
  trend: 'Price of super | € 1.64 | −0.04',
  data: [1.7, 1.72, 1.69, 1.71, 1.68, 1.68, 1.64],
  add: 'Price alert',
  use: 'Show the way',
})
