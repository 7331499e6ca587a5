import { defineEntity } from '../entity.ts'

/** Where guests meet before an outing. */
export const tripMeetingPoint = defineEntity({
  id: 'trip-meeting-point',
  one: 'Meeting point',
  many: 'Meeting points',
  words: 'trip meeting point',
  icon: 'pin',
  groups: 'All',
  fields: `
    Place | place | Mill meadow, by the barn
    For | text | Sunrise over the lakes`,
  samples: `
    icon | title | subtitle | value
    pin | Mill meadow, by the barn | Sunrise over the lakes, Sat 6:30 | 3.2 km
    pin | Old airfield, east gate | Evening flight, Sat 15:00 | 6.4 km
    pin | Upper farm, car park | Across the hills, Wed 7:00 | 11 km`,
  about: 'Park on the grass on the left. The van waits until twenty minutes to seven.',
  facts: '3.2 km | Away\n6:30 | Be there\n8 | Guests',
  figures: '3 | Points\n3.2 km | Nearest\n6:30 | Saturday',
  hero: 'Saturday | Mill meadow at 6:30 | Park on the grass | Show the way',
  tip: 'The van waits ten minutes | Then it drives',
  add: 'Add meeting point',
  use: 'Show the way',
})
