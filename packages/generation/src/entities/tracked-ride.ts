import { defineEntity } from '../entity.ts'

/** One's own ride on a bike, recorded on the way: how far, how fast, how high. */
export const trackedRide = defineEntity({
  id: 'tracked-ride',
  one: 'Ride',
  many: 'Rides',
  words: 'bike ride, cycling, bicycle ride, cycle ride, mountain bike ride, road ride, cycling activity',
  icon: 'bike',
  groups: 'Road, Gravel, Commute',
  fields: `
    Route | text | Round the reservoir
    Date | date | Thu 19 Nov
    Distance | text | 38.2 km
    Time | text | 1:42:10
    Speed | text | 22.4 km/h
    Elevation gain | text | 412 m
    Bike | choice | Road | Road, Gravel, City
    Notes | long | Headwind on the dam, new tyres roll well`,
  samples: `
    image | title | subtitle | overline | value | meta
    bike lake | Round the reservoir | 1:42:10, 412 m up | Today | 38.2 km | 22.4 km/h
    bike city | To work along the canal | 0:26:40, flat | Tuesday | 9.1 km | 20.5 km/h
    bike forest | Gravel to the mill | 2:05:30, 640 m up | Sunday | 41.7 km | 19.9 km/h
    bike hills | Two climbs before breakfast | 1:18:05, 780 m up | Friday | 29.4 km | 22.6 km/h
    bike sea | Coast and back | 3:02:48, 260 m up | Sat 14 Nov | 71.0 km | 23.3 km/h
    bike village | Bread from the next village | 0:31:15, 90 m up | Thu 12 Nov | 10.8 km | 20.7 km/h`,
  about: 'Fast along the water, slow on the dam. The highest speed was 48.6 km/h behind the chapel.',
  facts: '22.4 km/h | Speed\n412 m | Elevation gain\n48.6 km/h | Highest',
  figures: '89 km | This week | +12\n22.4 km/h | Speed\n1,410 m | Climbed',
  hero: 'Thursday, dry | 38 kilometres round the reservoir | Wind from the west until six | Start ride',
  tip: 'The chain has 1,240 km | Look at it before Sunday',
  trend: 'Distance a week | 89 km | +12 km',
  data: [54, 62, 48, 71, 66, 77, 89],
  add: 'Log ride',
  use: 'Ride again',
})
