import { defineEntity } from '../entity.ts'

/** A place one walks back to by compass. */
export const trailBeacon = defineEntity({
  id: 'trail-beacon',
  one: 'Beacon',
  many: 'Beacons',
  words: 'beacon, waypoint, saved position, marked place, trail mark',
  icon: 'pin',
  groups: 'Camp, Water, Way',
  fields: `
    Name | text | Camp by the birches
    Position | place | 51.3397° N, 12.3731° E
    Altitude | text | 412 m
    Group | choice | Camp | Camp, Water, Way
    Notes | long | Flat ground, wind from the west`,
  samples: `
    icon | title | subtitle | value | meta
    home | Camp by the birches | 2.4 km, bearing 212° | 412 m | Camp
    drop | Spring below the rock | 640 m, bearing 38° | 386 m | Water
    pin | Where the path forks | 1.1 km, bearing 190° | 402 m | Way
    car | Car at the mill | 5.8 km, bearing 224° | 318 m | Way
    mountain | Heron peak | 3.2 km, bearing 12° | 864 m | Way
    drop | Stream with the bridge | 1.8 km, bearing 164° | 344 m | Water`,
  about: 'Marked on the way up. The path comes in from the south and is easy to miss in fog.',
  facts: '2.4 km | Away\n212° | Bearing\n412 m | Altitude',
  figures: '6 | Beacons\n412 m | Altitude\n1,012 hPa | Pressure | −2',
  hero: 'Nearest | Spring below the rock | 640 m, bearing 38° | Navigate',
  tip: 'Pressure falls by 2 hPa | Rain is likely this evening',
  trend: 'Pressure in hPa | 1,012 | −2',
  data: [1019, 1018, 1018, 1017, 1016, 1015, 1014, 1013, 1012],
  labels: ['48 h', '36 h', '24 h', '12 h', 'Now'],
  add: 'Add beacon',
  use: 'Navigate there',
})
