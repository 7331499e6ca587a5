import { departure } from '../departure.ts'
import { defineVarieties } from './variety.ts'

export const departureVarieties = defineVarieties(departure, [
  {
    signs:
      'bus, buses, tram, trams, metro, subway, underground, public transport, public transportation, transit, bus stop, stops, shuttle, shuttles, shuttle bus, campus',
    groups: 'Now, My stops, Disrupted',
    fields: `
      From | place | Mill bridge
      To | place | University
      With | choice | Bus 4 | Bus 4, Bus 7, Tram 2`,
    samples: `
      icon | title | subtitle | time | tone
      train | 4 to University | Mill bridge, on time | 3 min | success
      train | 7 to Old harbour | Mill bridge, 2 min late | 6 min | warning
      train | 4 to University | Mill bridge, on time | 13 min | success
      train | 2 to Central north | Linden square, on time | 4 min | success
      train | 9 to Stadium | Linden square, not running | Off | danger
      train | 7 to Old harbour | Mill bridge, last one | 23:48 | neutral`,
    about:
      'Comes every ten minutes until eight. Stand at the front: the rear doors stay shut at Mill bridge.',
    facts: '3 min | Next\n10 min | Every\nBay 2 | Stop',
    figures: '2 | Stops\n1 | Disruption',
    hero: 'In 3 minutes | 4 to University | Mill bridge, on time | See route',
    tip: 'Line 9 is not running | Replacement buses from Linden square',
    use: 'Remind me',
  },
  {
    signs: 'train, trains, railway, rail, commuter',
    groups: 'Now, My trains, Delayed',
    fields:
      'From | place | Central station\nTo | place | Harbour town\nWith | choice | Regional | Regional, Express, Night',
    samples: `
      icon | title | subtitle | time | tone
      train | RE 4 to Harbour town | Platform 2, on time | 09:12 | success
      train | IC 218 to Ghent | Platform 7, 8 min late | 09:31 | warning
      train | RE 4 to Harbour town | Platform 2, on time | 10:12 | success
      train | NJ 402 to Lisbon | Platform 5, sleeper | 21:40 | primary
      train | RB 11 to Linden | Cancelled | 09:44 | danger`,
    about: 'Fifty-one minutes, the quiet coach is at the front. Change at Linden only on Sundays.',
    facts: '51 min | Length\n2 | Platform\n€ 8.40 | Ticket',
    hero: 'In 12 minutes | 09:12 to Harbour town | Platform 2, on time | Get a ticket',
    tip: 'One delay today | IC 218 to Ghent, eight minutes',
  },
])
