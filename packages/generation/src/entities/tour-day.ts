import { defineEntity } from '../entity.ts'

/** What a travelling group does at an hour of a day. */
export const tourDay = defineEntity({
  id: 'tour-day',
  one: 'Programme item',
  many: 'Programme',
  words: 'tour day, tour programme',
  icon: 'calendar',
  groups: 'Today, Tomorrow, Later',
  fields: `
    What | text | Bus to old town
    Day | date | Thu 19 Nov
    Time | time | 9:00
    Meet at | place | Hotel, main door
    Bring | text | Hat, water, passport copy
    For | choice | Everybody | Everybody, Bus 1, Bus 2`,
  samples: `
    time | title | subtitle | overline | meta
    9:00 | Bus to old town | Main door, hat and water | Thu 19 Nov, 9:00 | Bus 1 and 2
    7:00 | Breakfast | Second floor, until half past eight | Thu 19 Nov, 7:00 | Everybody
    12:30 | Lunch by the river | Ordered for 42, six without meat | Thu 19 Nov, 12:30 | Everybody
    15:00 | Free until the evening | Back at the hotel by 18:30 | Thu 19 Nov, 15:00 | Free
    19:00 | Evening together | Great hall, dark clothes | Thu 19 Nov, 19:00 | Everybody
    8:00 | On to the coast | Cases in front of the door at seven | Fri 20 Nov, 8:00 | Bus 1 and 2`,
  about:
    'Main door at five to nine. Forty minutes in the bus, then on foot; whoever walks badly stays in the bus until the gate.',
  facts: '9:00 | Leaves\n42 | People\n40 min | Ride',
  figures: '42 | People\n2 | Buses\n1 | Missing',
  hero: 'At nine | Bus to old town | Main door, hat, water, copy of the passport | See details',
  tip: 'One is missing in bus 2 | Omar is on his way',
  notices:
    'Bus 2 leaves ten minutes later | At 9:10 from the main door | clock\nOne is missing | Omar Haddad, bus 2 | warning\nCases out by seven tomorrow | In front of your door | box',
  add: 'Add to programme',
  use: 'I am there',
})
