import { defineEntity } from '../entity.ts'

export const dogOuting = defineEntity({
  id: 'dog-outing',
  one: 'Walk',
  many: 'Walks',
  words: 'dog outing, walk with the dog',
  icon: 'paw',
  groups: 'Morning, Noon, Evening',
  fields: `
    Route | text | Mill pond and back
    Dog | text | Otto
    Date | date | Thu 19 Nov
    Distance | text | 3.2 km
    Time | text | 41 min
    Photo | photo | dog
    Notes | long | Met Pepper by the pond, both got wet`,
  samples: `
    image | title | subtitle | overline | value | meta
    dog | Mill pond and back | 41 min, off the leash | Today, 7:40 | 3.2 km | Otto
    forest trail | Beech wood, the long way | 1 h 12, two breaks | Yesterday | 5.8 km | Otto
    city park | Once round the park | 22 min, rain | Tuesday | 1.6 km | Otto
    lake trail | Along the lake | 55 min, he swam | Sunday | 4.4 km | Otto
    field | Fields behind the mill | 38 min, met Pepper | Saturday | 2.9 km | Otto
    night city | Late round | 15 min | Friday, 22:10 | 1.1 km | Otto`,
  about: 'Off the leash as far as the pond, where he met Pepper. Both got wet and slept all afternoon.',
  facts: '3.2 km | Distance\n41 min | Time\n4.6 | Km/h',
  figures: '18.4 km | This week | +2.6\n3 h 52 | Outside\n11 | Walks',
  hero: 'Today, 1 h 03 so far | Otto wants out again | Forty minutes are left for today | Start walk',
  tip: 'Six days in a row | Two walks a day since Friday',
  trend: 'Distance a week | 18.4 km | +2.6 km',
  data: [12, 14, 13, 15.2, 16, 15.8, 18.4],
  add: 'Log walk',
  use: 'Walk again',
})
