import { defineEntity } from '../entity.ts'

export const drive = defineEntity({
  id: 'drive',
  one: 'Drive',
  many: 'Drives',
  words: 'driver log, logbook, mileage, driving hours, tachograph, trip log',
  icon: 'truck',
  groups: 'Today, Business, Private',
  fields: `
    From | place | Depot, Mill street
    To | place | Harbour gate 4
    Start | time | 6:10
    End | time | 9:55
    Kilometres | number | 214
    Purpose | choice | Business | Business, Private, Commute
    Break | text | 45 min at 8:10
    Notes | long | Queue at gate 4`,
  samples: `
    icon | title | subtitle | value | badge | tone
    truck | Depot to Harbour | 6:10 to 9:55, break 45 min | 214 km | Today | primary
    truck | Harbour to Linden hub | 10:30 to 12:20 | 96 km | Today | primary
    truck | Linden hub to depot | Wednesday, 13:05 | 118 km | Signed | success
    fork | Rest, motorway services | Wednesday, 45 min | 0:45 | Rest | neutral
    truck | Depot to Ghent | Tuesday, 5:40 | 322 km | Signed | success
    truck | Ghent to depot | Tuesday, 14:10 | 322 km | Signed | success`,
  about:
    'Two hundred and fourteen kilometres with one break of forty-five minutes. Queue at gate 4 for twenty.',
  facts: '214 km | Distance\n3:45 | Driving\n0:45 | Break',
  figures: '5:35 | Driven today\n3:25 | Left today\n1,072 | Km this week',
  hero: 'Driving since 10:30 | 2:25 until the next break | Services in 38 km have space | Start break',
  tip: 'Week is within the rules | 41 of 56 hours driven',
  trend: 'Hours driven | 5:35 | −0:40',
  data: [8.2, 7.6, 8.9, 7.9, 5.6, 0, 0],
  add: 'Log drive',
  use: 'Sign drive',
})
