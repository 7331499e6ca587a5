import { defineEntity } from '../entity.ts'

export const taxiRide = defineEntity({
  id: 'taxi-ride',
  one: 'Ride',
  many: 'Rides',
  words: 'taxi ride, cab ride',
  icon: 'car',
  groups: 'Now, Planned, Past',
  fields: `
    From | place | Linden lane 4
    To | place | Main station
    When | time | 17:40
    People | number | 2
    Car | choice | Standard | Standard, Large, Electric
    Pay with | choice | Card | Card, Cash`,
  samples: `
    icon | title | subtitle | value | badge | tone
    car | Main station | 4 min away, Omar, silver wagon | € 11.40 | Now | primary
    home | Home | Yesterday 22:10, Lea | € 14.80 | Done | neutral
    plane | Airport, terminal 2 | Sunday 5:20, planned | € 38.00 | Planned | accent
    building | Harbour office | Tuesday 8:35, Kim | € 9.60 | Done | neutral
    fork | Mill Café | Saturday 19:00, Tomás | € 8.20 | Done | neutral
    heart | Grandma | Sunday 11:00, Noor | € 17.50 | Done | neutral`,
  about:
    'A silver wagon with room for the pram. Omar has driven here for nine years, and waits five minutes.',
  facts: '4 min | Away\n€ 11.40 | Price\n3.8 km | Way',
  figures: '4 min | Nearest car\n€ 86 | This month\n12 | Rides',
  hero: '4 minutes away | To the main station | Omar, silver wagon, € 11.40 | Order ride',
  tip: 'Sunday, 5:20 | The car to the airport is booked',
  add: 'Order ride',
  use: 'Order ride',
  price: '€ 11.40 | fixed',
})
