import { defineEntity } from '../entity.ts'

export const ride = defineEntity({
  id: 'ride',
  words: 'ride, car, vehicle, taxi, carpool, fuel, drive, motorcycle, mileage, driver',
  icon: 'car',
  groups: 'Work, Weekend, Shared',
  fields: `
    From | place | Linden lane 4
    To | place | Harbour office
    Date | date | Fri 20 Nov
    Time | time | 07:50
    Seats | number | 3
    Notes | long | Room for one bicycle`,
  samples: `
    icon | title | subtitle | value | tone
    car | Linden lane to harbour | Today, 18 min with Kim | € 4.20 | primary
    car | Airport, early | Tomorrow, 5:10 | € 31.00 | accent
    flame | Full tank | 38.4 l, Tuesday | € 68.70 | warning
    tools | Winter tyres | Corner garage, Monday | € 56.00 | neutral
    car | To the lake | Saturday, 3 seats | € 9.50 | success`,
  about: 'Kim drives on weekdays at ten to eight, silver estate, room for one bicycle.',
  facts: '18 min | Time\n9.4 km | Way\n€ 4.20 | Price',
  figures: '412 km | This month | −38\n€ 96 | Costs\n6.1 l | Per 100 km',
  hero: 'In 12 minutes | Kim picks you up | Silver estate, corner of Linden lane | Follow',
  tip: 'Service due in 1,200 km | Corner garage has Tuesday free',
  trend: 'Costs this month | € 96.40 | −€ 12',
  use: 'Book ride',
})
