import { defineEntity } from '../entity.ts'

/** What one brings the car to a garage for. */
export const carService = defineEntity({
  id: 'car-service',
  words:
    'car mechanic, mechanic booking, vehicle inspection, mot booking, car garage, car service booking, garage booking, car repair booking',
  one: 'Service',
  many: 'Services',
  icon: 'tools',
  groups: 'Service, Tyres, Brakes, Check',
  fields: `
    Car | text | Linden Estate, 2019
    Date | date | Tue 24 Nov
    Time | time | 8:00
    Mileage | number | 84200
    Message | long | Squeaks when it is cold`,
  samples: `
    image | title | subtitle | overline | value | rating
    auto repair 1 | Yearly service | Oil, filters, 30 points | 2 h | € 189 | 4.8
    tire 2 | Tyre change | Four wheels, balanced | 45 min | € 49 | 4.9
    car 3 | Brakes, front | Discs and pads | 1 h 30 | € 240 | 4.7
    car 4 | Inspection | With the expert on Thursdays | 1 h | € 125 | 4.8
    tools 5 | Find the fault | Read out, test drive | 40 min | € 59 | 4.6
    car 6 | Air conditioning | Emptied, cleaned, filled | 1 h | € 89 | 4.7`,
  about: 'You get a call before anything is changed, and the old parts back. A bicycle is yours until five.',
  facts: '2 h | Takes\n4.8 | Rating\n€ 189 | Price',
  figures: 'Tue 8:00 | Next visit\n3 | Visits\n84,200 | km',
  hero: 'Tuesday, 8:00 | Yearly service at Bay Two | Bring the service book | See booking',
  tip: 'Winter tyres | Free hours are gone by Friday',
  add: 'Book a service',
  use: 'Choose time',
  price: '€ 189 | parts included',
})
