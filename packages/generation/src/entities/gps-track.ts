import { defineEntity } from '../entity.ts'

export const gpsTrack = defineEntity({
  id: 'gps-track',
  one: 'Track',
  many: 'Tracks',
  words: 'gps track, recorded track, gpx track, waypoint',
  icon: 'map',
  groups: 'On foot, By bike, By car',
  fields: `
    Name | text | Pier and back
    By | choice | On foot | On foot, Bike, Car, Boat
    A point every | choice | 10 s | 1 s, 10 s, 60 s
    Export as | choice | GPX | GPX, KML, CSV
    Notes | long | Lost signal under the bridge`,
  samples: `
    icon | title | subtitle | value | tone
    map | Pier and back | Today, 1 h 12, on foot | 5.8 km | success
    map | Mill bridge loop | Tuesday, 48 min, by bike | 14.2 km | primary
    map | To the cabin | Sunday, 2 h 05, by car | 118 km | accent
    map | Owl rock | 12 November, 3 h 40, on foot | 11.4 km | success
    map | Harbour round | 9 November, 1 h 30, boat | 8.6 km | primary
    map | Way to work | 6 November, 24 min, by bike | 6.1 km | neutral`,
  about: '432 points, one every ten seconds. Nine satellites in view, four metres off at most.',
  facts: '5.8 km | Length\n1 h 12 | Time\n64 m | Climb',
  figures: '38 | Tracks\n164 km | This month\n±4 m | Precision',
  hero: 'Recording | Pier and back | 1.4 km, 18 minutes, 9 satellites | Stop',
  tip: 'Recording | 1.4 km, nine satellites in view',
  trend: 'Kilometres a week | 38 | +6',
  add: 'New track',
  use: 'Export as GPX',
})
