import { inspection } from '../inspection.ts'
import { defineVarieties } from './variety.ts'

/** What is looked at; without these words it is halls and yards. */
export const inspectionVarieties = defineVarieties(inspection, [
  {
    signs: 'playground 4, playgrounds 4, play equipment 4',
    icon: 'check',
    groups: 'Today, Open, Closed',
    fields:
      'Device | choice | Swing | Swing, Slide, Climbing frame, Seesaw\n Wear | choice | Slight | None, Slight, Clear, Lock it\n Repair by | date | Mon 30 Nov\n Photo | photo | park\n Signed by | person | Lea Brandt',
    samples: `
      icon | title | subtitle | value | badge | tone
      warning | Swing, Linden park | Chain worn, left seat | 30 Nov | Open | warning
      check | Slide, Linden park | Steps firm, edges smooth | Thu | In order | success
      warning | Climbing frame, Mill street | Loose bolt at the top | 21 Nov | Urgent | danger
      check | Seesaw, school yard | Greased in October | Tue | In order | success
      warning | Sandpit, old dairy | Sand to refill | 4 Dec | Open | warning
      check | Rope bridge, north field | Knots checked | Mon | In order | success`,
    about:
      'The left chain has lost a fifth of its thickness. Swing stays open, chain to be changed by 30 November.',
    facts: '6 | Devices\n1 | Urgent\n30 Nov | Repair by',
    figures: '14 | Playgrounds\n3 | Repairs open\n1 | Urgent',
    hero: 'Next, Mill street | Climbing frame | Loose bolt at the top, since Monday | Go on',
    tip: 'Eleven of fourteen are done | Mill street and two others this week',
    add: 'Add finding',
  },
  {
    signs: 'vehicle 2, vehicles 2, truck inspection 4, trucks 2, pre-trip 4, forklift 2, walkaround 2',
    icon: 'truck',
    groups: 'Today, Open, Closed',
    samples: `
      icon | title | subtitle | value | badge | tone
      warning | Tyre, front left | Truck 4, 2.8 mm | Today | Open | warning
      check | Lights | Truck 4, all working | Today | In order | success
      check | Brakes | Van 7, tested on the yard | Today | In order | success
      warning | Oil below minimum | Van 2 | Wed | Urgent | danger
      check | First aid box | Truck 1, sealed | Tue | In order | success`,
    about: 'Seen at 6:40 before the first round. To be changed at the next stop in the yard.',
    facts: '2.8 mm | Tread\n6:40 | Seen\nTruck 4 | Vehicle',
    hero: 'Before the first round | Truck 4, 12 points | Two left: mirrors and load | Go on',
    tip: 'One vehicle may not leave | Van 2, oil below minimum',
  },
])
