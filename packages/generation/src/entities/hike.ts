import { defineEntity } from '../entity.ts'

export const hike = defineEntity({
  id: 'hike',
  words: 'hike, hiking, trail, trek, forest, summit',
  icon: 'mountain',
  groups: 'Easy, Forest, Summit, Loop',
  fields: `
    Distance | text | 9.4 km
    Climb | text | 420 m
    Time | text | 3 h 10
    Level | choice | Medium | Easy, Medium, Hard
    Start | date | Sat 21 Nov
    Notes | long | Wet roots on the north side`,
  samples: `
    image | title | subtitle | overline | rating | meta
    forest trail | Beech ridge loop | 9.4 km, 420 m up | Low risk | 4.8 | 3 h 10
    mountain | Heron peak | 12 km, 860 m up | Ice above 1,400 m | 4.9 | 5 h 20
    lake trail | Round the mirror lake | 6 km, flat | Low risk | 4.6 | 1 h 50
    camp forest | Two-day hut walk | 21 km, one night | Storm on Sunday | 4.7 | 2 days
    field | Old border path | 7.5 km, open land | Low risk | 4.4 | 2 h 15
    mountain sunset | Evening summit | 5 km, 510 m up | Bring a lamp | 4.8 | 2 h 30`,
  about: 'Up through beeches, along the ridge with two views, down past the spring. It runs all year.',
  facts: '9.4 km | Distance\n420 m | Climb\n3 h 10 | Time',
  figures: '86 km | This month | +12\n9 | Hikes\n3,240 m | Climbed',
  hero: 'Low risk today | Beech ridge loop | Dry until four, wind 12 km/h | Start hike',
  tip: 'Storm front on Sunday | Risk prediction: high above 1,200 m from 13:00',
  trend: 'Kilometres this month | 86 km | +12 km',
  data: [42, 48, 55, 61, 66, 74, 86],
  add: 'Plan hike',
  use: 'Start hike',
})
