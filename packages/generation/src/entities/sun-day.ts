import { defineEntity } from '../entity.ts'

export const sunDay = defineEntity({
  id: 'sun-day',
  one: 'Day',
  many: 'Days',
  words: 'sunrise, sunset, length of day, day length, daylight, golden hour, twilight',
  icon: 'sun',
  groups: 'This week, This month, Solstices',
  fields: `
    Place | place | Lisbon
    Date | date | Thu 19 Nov
    Sunrise | time | 07:21
    Sunset | time | 17:20
    Length of the day | text | 9 h 59`,
  samples: `
    icon | title | subtitle | value
    sun | Today | 07:21 to 17:20 | 9 h 59
    sun | Tomorrow | 07:22 to 17:19 | 9 h 57
    sun | Sat 21 Nov | 07:23 to 17:19 | 9 h 56
    sun | Sun 22 Nov | 07:24 to 17:18 | 9 h 54
    sun | Mon 23 Nov | 07:25 to 17:18 | 9 h 53
    moon | Mon 21 Dec, shortest day | 07:50 to 17:18 | 9 h 28`,
  about: 'The sun stands highest at 12:21. Until the shortest day in December, each day is a little shorter.',
  facts: '07:21 | Sunrise\n17:20 | Sunset\n9 h 59 | Daylight',
  figures: '07:21 | Sunrise\n17:20 | Sunset\n9 h 59 | Length of the day',
  hero: 'Today in Lisbon | Sunset at 17:20 | The day is 9 h 59 long | Show the week',
  tip: 'Two minutes shorter than yesterday | The shortest day is Mon 21 Dec',
  trend: 'Hours of daylight | 9 h 59 | −2 min',
  data: [10.1, 11.2, 12.5, 13.8, 14.6, 14.8, 14.2, 13.1, 11.9, 10.7, 9.9, 9.5],
  labels: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
  add: 'Add place',
  use: 'Show on map',
})
