import { machineFault } from '../machine-fault.ts'
import { defineVarieties } from './variety.ts'

/** What breaks in houses; without these words it is a factory. */
export const machineFaultVarieties = defineVarieties(machineFault, [
  {
    signs: 'hotel 9, hotels 9, housekeeping 8, guest rooms 8, resort 8, hostel 8',
    fields: `
      Room | text | 118
      What is wrong | long | Shower drips since the morning
      Priority | choice | Urgent | Low, Normal, High, Urgent
      Assigned to | person | Omar Haddad
      Time spent | text | 25 min
      Parts used | text | Seal 12 mm
      Photo | photo | bathroom`,
    without: 'Machine',
    samples: `
      icon | title | subtitle | badge | tone
      drop | Room 118, shower drips | Ana, 7:40, guest is out until four | Urgent | danger
      bulb | Room 207, lamp at the bed | Kim, bulb is ordered | Waiting | warning
      flame | Room 301, heater stays cold | Omar is on it | In work | accent
      key | Room 112, card does not open | Reported by the desk, 9:05 | New | primary
      wifi | Lobby, Wi-Fi is slow | Router restarted | Done | success
      tools | Room 215, window handle | Changed, photo added | Done | success`,
    about:
      'Reported at 7:40 by housekeeping with a photo. The guest is out until four; a new seal is in the store.',
    facts: '25 min | Time spent\nUrgent | Priority\n1 | Part',
    figures: '4 | Open\n1 | Urgent\n1 h 10 | Time to repair',
    hero: 'Urgent, 7:40 | Room 118, shower drips | The guest is out until four | Open work order',
    tip: 'One room is blocked | 118, until the shower is mended',
    notices: `
      Room 118 is blocked | Reported by Ana, 7:40 | warning
      Part has come | Bulb for room 207 | box
      Room 112, card does not open | The desk asks twice | key`,
  },
  {
    signs:
      'school 8, schools 8, office 6, offices 6, building 5, buildings 6, tenants 6, property 5, facility 6, facilities 6, church 6, campus 7, municipality 6',
    fields: `
      Place | place | Room 2.14
      What is wrong | long | Window does not close
      Priority | choice | Normal | Low, Normal, High, Urgent
      Assigned to | person | Omar Haddad
      Time spent | text | 40 min
      Parts used | text | Handle, two screws
      Photo | photo | building`,
    without: 'Machine',
    samples: `
      icon | title | subtitle | badge | tone
      warning | Water in the cellar | Below stairs B, since the rain | Urgent | danger
      home | Room 2.14, window does not close | Omar, handle is ordered | Waiting | warning
      bulb | Corridor, light flickers | Reported by Mrs Vogt | New | primary
      flame | Room 1.02 stays cold | Kim is on it | In work | accent
      key | Back door, lock sticks | Oiled and set | Done | success
      tools | Chair broken, hall | Replaced | Done | success`,
    about: 'Reported on Tuesday with a photo. The handle is ordered and comes on Friday.',
    facts: '40 min | Time spent\nNormal | Priority\n1 | Part',
    figures: '4 | Open\n1 | Urgent\n2 d | Time to repair',
    hero: 'Urgent since 8:05 | Water in the cellar | Below stairs B, a pump runs | Open work order',
    tip: 'One is urgent | Water in the cellar, since 8:05',
    notices: `
      Water in the cellar | Reported by Mrs Vogt, 8:05 | warning
      Part has come | Handle for room 2.14 | box
      Yearly check of the lift | Due on Monday | calendar`,
  },
  {
    signs:
      'hospital 9, clinic 8, medical devices 9, medical equipment 9, laboratory 8, lab 6, gym 8, fitness 8, restaurant 7, kitchen 6, supermarket 7, stores 5, restaurants 7',
    fields: `
      Device | text | Treadmill 4
      What is wrong | long | Belt slips at high speed
      Priority | choice | Normal | Low, Normal, High, Stopped
      Assigned to | person | Omar Haddad
      Time spent | text | 40 min
      Parts used | text | Belt
      Photo | photo | tools`,
    without: 'Machine',
    samples: `
      icon | title | subtitle | badge | tone
      warning | Cooling 2, too warm | Store room, since 6:10 | Stopped | danger
      tools | Dishwasher, does not drain | Kim, pump ordered | Waiting | warning
      bolt | Device 4, display dark | Room 12, reported by Noor | New | primary
      drop | Coffee machine, leaks | Omar is on it | In work | accent
      bulb | Light above the counter | Changed | Done | success
      check | Door closer, entrance | Set again | Done | success`,
    about: 'Reported by Noor at 6:10 with a photo. The pump is ordered and comes tomorrow.',
    facts: '40 min | Time spent\nHigh | Priority\n1 | Part',
    hero: 'Stopped since 6:10 | Cooling 2, too warm | Store room, everything was moved | Open work order',
    tip: 'One device stands still | Cooling 2, since 6:10',
    notices: `
      Cooling 2 is too warm | Reported by Noor, 6:10 | warning
      Part has come | Pump of the dishwasher | box
      Yearly check is due | Device 4, on Monday | calendar`,
  },
  {
    signs:
      'aircraft 9, airplane 9, airplanes 9, aeroplane 9, planes 8, airworthiness 9, helicopters 9, helicopter 9, aviation 8, hangar 8',
    fields: `
      Aircraft | choice | D-EKLW | D-EKLW, D-MTRS, OE-KHB
      What is wrong | long | Left brake fades after taxiing
      Priority | choice | High | Low, Normal, High, Grounded
      Assigned to | person | Omar Haddad
      Hours flown | number | 4182
      Parts used | text | Brake disc, two linings
      Document | photo | document`,
    without: 'Machine',
    samples: `
      icon | title | subtitle | badge | tone
      plane | D-EKLW, left brake fades | Cessna 172 at 4,182 h, Omar | In work | warning
      plane | OE-KHB, 100-hour check | Piper, six hours left | Due | primary
      warning | D-MTRS, propeller nick | Grounded since Tuesday | Grounded | danger
      bolt | D-EKLW, landing light | Bulb and relay changed | Done | success
      file | OE-KHB, airworthiness review | Papers scanned, until 3 December | Due | warning
      drop | D-MTRS, oil change | 50 hours, signed by Kim | Done | success`,
    about:
      'Reported by the pilot on Tuesday after landing. Disc and linings are ordered; released after a taxi test and two signatures.',
    facts: '4,182 h | Flown\nHigh | Priority\n2 | Parts',
    figures: '4 | Open\n1 | Grounded\n6 h | To the next check',
    hero: 'Grounded since Tuesday | D-MTRS, propeller nick | Waits for the report of the shop | Open work order',
    tip: 'One aircraft is grounded | D-MTRS, since Tuesday',
    notices: `
      D-MTRS is grounded | Propeller nick, found at the walk-around | warning
      100-hour check in six hours | OE-KHB, book the hangar | calendar
      Airworthiness review | OE-KHB, papers until 3 December | file`,
  },
])
