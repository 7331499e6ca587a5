import { defineEntity } from '../entity.ts'

/** A boat that leaves at a time. */
export const sailing = defineEntity({
  id: 'sailing',
  one: 'Sailing',
  many: 'Sailings',
  words: 'ferry sailing, ferry departure, boat departure',
  icon: 'clock',
  groups: 'To the island, To the mainland',
  fields: `
    From | choice | Mainland | Mainland, Island
    To | choice | Island | Mainland, Island
    Leaves | time | 10:15
    Arrives | time | 10:50
    Boat | text | Little Auk
    Cars on deck | text | 14 of 18
    State | choice | On time | On time, Late, Cancelled`,
  samples: `
    time | title | subtitle | badge | tone
    10:15 | To the island | Little Auk, 14 of 18 cars | On time | success
    11:30 | To the mainland | Little Auk, 6 of 18 cars | On time | success
    13:00 | To the island | Full for cars, feet are free | Full | warning
    15:30 | To the mainland | Tern, feet and bicycles only | On time | success
    17:00 | To the island | 8 metres of wind, decided at three | Perhaps | warning
    18:45 | To the mainland | Does not sail, wind | Cancelled | danger`,
  about:
    'Be at the quay twenty minutes before with a car, ten on foot. Thirty-five minutes over; coffee on the upper deck.',
  facts: '35 min | Over\n14 of 18 | Cars\n62 | On foot',
  figures: '6 | Sailings today\n1 | Cancelled\n34 | Cars today',
  hero: 'Leaves in 42 minutes | To the island, 10:15 | Four cars still fit | Buy ticket',
  tip: '18:45 does not sail | Wind from the north-west, change for free',
  notices:
    '18:45 does not sail | Wind, change for free | warning\n13:00 is full for cars | On foot you may still come | truck\nTides are low at noon | The ramp is steep | drop',
  trend: 'Passengers a day | 412 | +38',
  data: [280, 310, 296, 350, 402, 388, 412],
  add: 'Add sailing',
  use: 'Buy ticket',
  price: '€ 9.50 | There and back, adult',
})
