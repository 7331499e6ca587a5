import { defineEntity } from '../entity.ts'

/** Rooms and zones a robot cleans. */
export const cleanedRoom = defineEntity({
  id: 'cleaned-room',
  one: 'Room',
  many: 'Rooms',
  words: 'cleaned room, room cleaning, cleaning zone, no-go zone',
  icon: 'home',
  groups: 'Today, No-go',
  fields: `
    Name | text | Kitchen
    Suction | choice | Strong | Quiet, Normal, Strong
    Rounds | number | 2
    No-go zone | switch |
    Time | time | 10:00`,
  samples: `
    icon | title | subtitle | value | badge | tone
    fork | Kitchen | 12 m², strong, two rounds | 10:00 | Cleaning | primary
    sofa | Living room | 24 m², normal | 10:25 | Next | neutral
    home | Hall | 7 m², normal | 10:50 | Next | neutral
    bed | Bedroom | 15 m², quiet | Fri | Done | success
    paw | Around the bowl | No-go zone, 0.6 m² | Always | No-go | warning`,
  about: 'Strong after dinner, two rounds. The robot takes 14 minutes and comes back with 78 percent.',
  facts: '12 m² | Area\n2 | Rounds\n14 min | Last time',
  figures: '82 % | Battery\n46 m² | Today\n31 h | In all',
  trend: 'Cleaned in m² | 46 | +7',
  hero: 'Cleaning | Kitchen, 6 minutes left | Strong suction, 82 percent | Pause',
  tip: 'Filter is due | 141 of 150 hours',
  notices:
    'Stuck under the sofa | At 10:41, freed by hand | warning\nDust bin is full | After 46 square metres | trash\nBack at the dock | Charging, 34 percent | bolt',
  add: 'Add zone',
  use: 'Clean now',
})
