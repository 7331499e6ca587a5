import { inspection } from '../inspection.ts'
import { defineVarieties } from './variety.ts'

/** What is looked at; without these words it is halls and yards. */
export const inspectionVarieties = defineVarieties(inspection, [
  {
    signs:
      'food inspector 9, health inspector 9, hygiene inspection 9, hygiene inspections 9, market stalls 7, food stalls 7, restaurant inspection 8, snack bars 6',
    icon: 'shield',
    groups: 'Today, Open, In order',
    fields: `
      Stall | text | Harbour smokehouse
      Temperature | text | 6.2 °C
      Cleanliness | choice | Good | Good, Fair, Poor
      Result | choice | In order | In order, Defect, Closed
      Photo | photo | food
      Owner signs | text | Signed by Omar Haddad
      Come again on | date | Mon 30 Nov`,
    samples: `
      icon | title | subtitle | value | badge | tone
      warning | Harbour smokehouse | Fridge at 9 °C, allowed are 7 | 30 Nov | Defect | warning
      check | Rye and Daughters | Boards clean, bread covered | Today | In order | success
      check | Linden farm | Egg dates checked | Today | In order | success
      warning | The Red Van | No hand basin with warm water | 24 Nov | Urgent | danger
      check | Second Cup Bike | Milk at 5 °C, cloths changed | Tue | In order | success`,
    about:
      'The fridge for fish stood at nine degrees, seven are allowed. Fish was taken off sale, owner has signed.',
    facts: '9 °C | Measured\n7 °C | Allowed\n30 Nov | Again',
    figures: '11 | Stalls seen\n2 | Defects\n1 | Urgent',
    hero: 'Next, row C | The Red Van | No warm water last Tuesday | Go on',
    tip: 'Two stalls have defects | Both are seen again this month',
    add: 'New inspection',
  },
  {
    signs:
      'elevator 8, elevators 8, lift technicians 8, lift inspections 8, lifts 6, lift 6, escalator 8, escalators 8',
    icon: 'building',
    groups: 'Today, Open, Passed',
    fields: `
      Place | place | Linden lane 4, car 1
      Check list | choice | Yearly | Yearly, Half-yearly, After repair, Load test
      Result | choice | In order | In order, Defect, Out of service
      Photo | photo | building
      Load | text | 630 kg
      Signed by | person | Lea Brandt
      Next on | date | Mon 22 Nov`,
    without: 'Corrective action, Assigned to, Due',
    samples: `
      icon | title | subtitle | value | badge | tone
      building | Linden lane 4, car 1 | Yearly check, 4 of 6 points | Today | Running | primary
      warning | Old mint, car 2 | Emergency call is silent | Today | Out of service | danger
      check | Town hall, car 1 | Yearly check, signed | Tue | Passed | success
      warning | Mill 12 | Water in the pit | 27 Nov | Defect | warning
      building | Station, escalator 3 | Half-yearly, step chain | Fri | Planned | neutral
      check | Harbour 9 | Load test, 630 kg | Mon | Passed | success`,
    about:
      'Four of six points are done. The light curtain on floor 3 is slow; a photo and the part number are noted.',
    facts: '4 of 6 | Points\n630 kg | Load\n2025 | Last check',
    figures: '3 | Open defects\n92 % | Passed\n4 | This week',
    hero: 'Today, Linden lane 4 | Car 1, yearly check | Two points left: ropes and brake | Go on',
    tip: 'One car is out of service | Old mint, emergency call',
  },
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
  {
    signs:
      'fire extinguisher 6, fire safety 5, smoke detector 5, smoke alarm 5, fire door 5, sprinkler 5, fire alarm 4, hydrant 5',
    icon: 'flame',
    groups: 'Due, In order, Defects',
    fields:
      'Device | text | E 12, foam 6 l\n Place | place | Ground floor, by the stairs\n Result | choice | In order | In order, Defect, Replace\n Photo | photo | building\n Next check | date | Mon 22 Nov',
    without: 'Check list, Corrective action',
    samples: `
      icon | title | subtitle | value | badge | tone
      warning | E 14, foam 6 l | Mill 12, second floor, seal broken | 23 Nov | Defect | danger
      flame | E 12, foam 6 l | Mill 12, ground floor, stairs | Today | Due | warning
      flame | E 21, CO2 | Server room | Today | Due | warning
      check | Smoke detectors | Linden 4, all 18 answered | Tue | In order | success
      check | E 07, powder | Garage, changed in March | Tue | In order | success
      check | Fire door 3 | Closes by itself | Mon | In order | success`,
    about: 'Foam, six litres, filled in 2024. Pressure in the green, seal and pin in place, sign readable.',
    facts: '2024 | Filled\n14 bar | Pressure\nNov 2027 | Next',
    figures: '27 | Devices\n4 | Due this week\n1 | Defect',
    hero: 'Next, Mill 12 | E 12 by the stairs | Yearly check, last on 24 Nov 2025 | Check',
    tip: '22 of 27 are done | One seal is broken on the second floor',
    add: 'New check',
    use: 'Check',
  },
])
