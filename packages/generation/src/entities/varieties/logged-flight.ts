import { loggedFlight } from '../logged-flight.ts'
import { defineVarieties } from './variety.ts'

/** What one flies; without these words a small plane with an engine. */
export const loggedFlightVarieties = defineVarieties(loggedFlight, [
  {
    signs:
      'rc 9, radio controlled 12, radio control 12, model aircraft 12, model aeroplanes 12, model planes 12, rc planes 12, model gliders 12',
    groups: 'All, Gliders, Motor, Practice',
    icon: 'send',
    fields: `
      Date | date | Thu 19 Nov
      Model | text | Heron 3.2 m
      Place | place | Slope behind the mill
      Minutes | number | 42
      Battery | choice | Pack A | Pack A, Pack B, Pack C
      Wind | text | 14 km/h, west
      Remarks | long | Aileron trim two clicks left`,
    without: 'Aircraft, From, To, Off blocks, On blocks, Landings, As',
    samples: `
      icon | title | subtitle | value
      wave | Heron 3.2 m | Slope behind the mill, Pack A | 42 min
      sun | Heron 3.2 m | Thermals, field, thrown by Omar | 31 min
      flag | Little Wing | Foam, first flight of Ida | 6 min
      tools | Swift, 1.8 m | Landed in the hedge, wing tip glued | 9 min
      bolt | Motor glider | Pack C, climbs to 180 m | 24 min`,
    about: 'Lift along the whole slope, trimmed two clicks to the left. Home with 40 percent in pack A.',
    facts: '42 min | In the air\n14 km/h | Wind\n40 % | Left',
    figures: '61 h | In the air | +2\n148 | Flights\n5 | Models',
    hero: 'Good slope today | West, 14 km/h until four | Pack A and B are charged | Log flight',
    notices: `
      Pack C has 140 cycles | Replace it at 150 | bolt
      Check the horn of Swift | Glued on Sunday | tools
      Insurance is due on 1 December | € 42 for a year | shield`,
    tip: 'Pack C has 140 cycles | Replace it at 150',
    trend: 'Hours a month | 3:12 | +0:20',
  },
  {
    signs: 'drone 9, drones 9, uav 9, quadcopter 9, fpv 7, preflight 3',
    groups: 'All, Photos, Surveys, Practice',
    icon: 'send',
    fields: `
      Date | date | Thu 19 Nov
      Drone | text | Quad 4, 249 g
      Place | place | Quarry, west edge
      Off | time | 14:10
      Minutes | number | 18
      Battery | choice | Pack A | Pack A, Pack B, Pack C
      Highest | text | 62 m
      Wind | text | 12 km/h
      Remarks | long | Gusts above the trees, landed by hand`,
    without: 'Aircraft, From, To, Off blocks, On blocks, Landings, As',
    samples: `
      icon | title | subtitle | value
      map | Quarry, west edge | Pack A, 62 m high | 18 min
      home | Roof of the old dairy | Pack B, 31 photos | 14 min
      leaf | Orchard, row by row | Pack C, survey | 22 min
      sun | Harbour at sunrise | Pack A, permit 118 | 16 min
      flag | Practice, figure of eight | Pack B, field behind the mill | 11 min
      camera | Wedding at the lake | Pack A and C | 25 min`,
    about:
      'Gusts above the trees, so no higher than 62 metres. Home with 28 percent in pack A; all propellers are well.',
    facts: '18 min | In the air\n62 m | Highest\n28 % | Left',
    figures: '31:40 | Hours | +2\n148 | Flights\n3 | Packs',
    hero: 'Ready to fly | Wind 12 km/h from the west | Below the limit of 28 until six | Log flight',
    notices: `
      Licence ends on 14 March | Renew it online from February | card
      Pack A has 140 cycles | Replace it at 150 | bolt
      Insurance is due on 1 December | € 64 for a year | shield
      Propellers of Quad 4 | Change them after 50 hours: three left | refresh`,
    tip: 'Licence ends on 14 March | Renew it online from February',
    trend: 'Hours a month | 3:12 | +0:20',
  },
  {
    signs: 'glider 9, gliders 9, gliding 9, sailplane 9, winch 7, aerotow 9, soaring 6',
    groups: 'All, Winch, Tow, With instructor',
    fields: `
      Date | date | Thu 19 Nov
      Aircraft | text | D-4182, ASK 21
      Launch | choice | Winch | Winch, Tow, Own engine
      Off | time | 12:40
      Landed | time | 14:32
      Landings | number | 1
      Instructor | person | Ruth Adeyemi
      Remarks | long | Good lift at the ridge, 1,450 m`,
    without: 'From, To, Off blocks, On blocks, As',
    samples: `
      icon | title | subtitle | value
      plane | Ridge and quarry | ASK 21, winch | 1:52
      plane | Two circuits | ASK 21, with Ruth | 0:13
      sun | Thermals behind the mill | LS 4, tow to 600 m | 0:48
      plane | Check flight | ASK 21, with Omar | 0:07
      map | Mill field and back, 124 km | LS 4, winch | 2:14
      flag | First time alone | ASK 21, winch | 0:05`,
    about:
      'Winch to 380 metres, lift at the ridge from the first turn, 1,450 metres at the most. Landed long, on purpose.',
    facts: '1:52 | Hours\n1 | Landings\n1,450 m | Highest',
    figures: '96:20 | Hours | +4\n214 | Landings\n9 | In 90 days',
    hero: 'You are current | 9 launches in 90 days | Five are needed to fly alone | Log flight',
    trend: 'Hours a month | 5:10 | +0:48',
  },
])
