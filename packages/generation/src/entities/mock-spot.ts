import { defineEntity } from '../entity.ts'

export const mockSpot = defineEntity({
  id: 'mock-spot',
  one: 'Place',
  many: 'Places',
  words: 'mock location, fake location',
  icon: 'pin',
  groups: 'All, Cities, Tests',
  fields: `
    Name | text | Pier, Lisbon
    Latitude | text | 38.7072° N
    Longitude | text | 9.1366° W
    Accuracy | choice | 5 m | 1 m, 5 m, 20 m
    Move | choice | Stand still | Stand still, Walk, Cycle, Drive`,
  samples: `
    icon | title | subtitle | badge | tone
    pin | Pier, Lisbon | 38.7072° N, 9.1366° W | Set now | success
    building | Town hall, Vienna | 48.2108° N, 16.3572° E | Saved | neutral
    tree | Test point, forest | 52.0120° N, 8.5310° E | Saved | neutral
    mountain | Pass road | 46.5680° N, 8.3370° E | Saved | neutral
    wave | Open sea | 0.0000° N, 0.0000° E | Test | warning`,
  about: 'Set since 9:12, five metres exact. Apps see this place until you stop.',
  facts: '38.7072 | Latitude\n−9.1366 | Longitude\n5 m | Accuracy',
  figures: '12 | Places\n1 | Set now',
  hero: 'Set now | Pier, Lisbon | 38.7072° N, 9.1366° W | Stop',
  tip: 'Apps see Lisbon | Since 9:12',
  trend: 'Minutes a day | 34 | +6',
  add: 'Add place',
  use: 'Fake location',
})
