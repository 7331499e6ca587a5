import { defineEntity } from '../entity.ts'

export const truckStop = defineEntity({
  id: 'truck-stop',
  one: 'Stop',
  many: 'Stops',
  words: 'truck stop today, parked at',
  icon: 'pin',
  groups: 'Today, This week, Festivals',
  fields: `
    Place | place | Mill square, by the fountain
    Date | date | Thu 19 Nov
    From | time | 11:30
    Until | time | 14:30
    Notes | long | Cash and card, dogs welcome`,
  samples: `
    icon | title | subtitle | time | badge | tone
    pin | Mill square | By the fountain, until 14:30 | 11:30 | Here now | success
    pin | Brewery yard | Evening, with music | 17:00 | Tonight | primary
    pin | Harbour, by the crane | Fri, until 15:00 | 11:30 | Tomorrow | neutral
    pin | Saturday market | Row C, until 13:00 | 8:00 | Sat | neutral
    pin | Winter festival | Two days, gate 2 | 12:00 | 28 Nov | accent`,
  about: 'Between fountain and church, benches in the sun. We stay until 14:30 or until everything is gone.',
  facts: '11:30 | From\n14:30 | Until\n0.4 km | Away',
  figures: '2 | Stops today\n6 | This week\n0.4 km | Away',
  hero: 'Until 14:30 | Mill square, by the fountain | Six minutes on foot | Take me there',
  tip: 'Book us for a party | From 40 guests',
  add: 'Add stop',
  use: 'Take me there',
})
