import { finding } from '../finding.ts'
import { defineVarieties } from './variety.ts'

/** What other inspections than those for safety find. */
export const findingVarieties = defineVarieties(finding, [
  {
    signs:
      'elevator 12, elevators 12, lift technicians 12, lift inspections 12, lifts 10, lift 8, escalator 12, escalators 12',
    samples: `
      icon | title | subtitle | value | badge | tone
      warning | Door sensor dead, floor 3 | Linden lane 4, two photos | 21 Nov | High | danger
      phone | Emergency call silent | Old mint, car 2 | Today | Critical | danger
      drop | Water in the pit | Mill 12, pump it out | 27 Nov | Medium | warning
      bolt | Lamp out above the door | Town hall, car 1 | 4 Dec | Low | neutral
      check | Car stops 12 mm high | Harbour 9, set on Tuesday | 17 Nov | Closed | success`,
    fields: `
      Severity | choice | High | Low, Medium, High, Critical
      Place | place | Linden lane 4, floor 3
      Part | choice | Door | Door, Car, Shaft, Drive, Controls
      Out of service | switch | no
      Photo | photo | building`,
    about: 'The light curtain does not see a hand on floor 3. Door runs slowly until the new sensor is in.',
    facts: 'High | Severity\n2 days | Left\n2 | Photos',
    hero: 'Critical since 8:40 | Emergency call silent | Old mint, car 2 is out of service | See finding',
    tip: 'One car is out of service | Old mint, emergency call',
  },
  {
    signs: 'playground 12, playgrounds 12, play equipment 12, swings 9, slides 6',
    samples: `
      icon | title | subtitle | value | badge | tone
      warning | Chain worn, left seat | Swing, Linden park | 30 Nov | High | danger
      warning | Loose bolt at the top | Climbing frame, Mill street | 21 Nov | Critical | danger
      home | Bark too thin | Below the slide, school yard | 4 Dec | Medium | warning
      tools | Splinters on the seesaw | Sanded on site | Today | Low | neutral
      check | Gate does not close | New spring on Tuesday | 17 Nov | Closed | success`,
    about:
      'The left chain has lost a fifth of its thickness. The seat is taken down until the new one is there.',
    facts: 'High | Severity\n11 days | Left\n2 | Photos',
    hero: 'Critical since Monday | Loose bolt at the top | Climbing frame, Mill street | See finding',
    tip: 'One frame is closed | Mill street, loose bolt',
  },
  {
    signs:
      'quality control 9, quality checks 8, defects 4, production 7, manufacturing 8, assembly 8, furniture factory 9, line 3',
    samples: `
      icon | title | subtitle | value | badge | tone
      warning | Scratch on the panel | Line 3, early, 4 pieces | 4 | High | danger
      tools | Hole not centred | Line 1, late, machine 2 | 2 | Medium | warning
      palette | Colour too light | Line 2, batch 118 | 12 | High | danger
      box | Screws missing in the bag | Packing, early | 3 | Low | neutral
      check | Drawer sticks | Line 3, rail changed | 6 | Closed | success`,
    fields: `
      Severity | choice | High | Low, Medium, High, Critical
      Line | choice | Line 3 | Line 1, Line 2, Line 3, Packing
      Shift | choice | Early | Early, Late, Night
      Pieces | number | 4
      Cause | text | Belt is worn
      Photo | photo | tools`,
    without: 'Place, Corrective action',
    about:
      'Four panels of the early shift have the same scratch. The belt of line 3 is worn and is changed tonight.',
    facts: '4 | Pieces\nLine 3 | Line\n1 | Photo',
    hero: 'New, line 3 | Scratch on the panel | Four pieces of the early shift | See defect',
    tip: 'Scratches are a third of all | Most of them on line 3',
    add: 'Record defect',
  },
  {
    signs:
      'letting 9, letting agents 10, tenant 7, tenants 7, apartment 7, flat 7, move-in 9, move in 8, move out 8, landlord 7, property inspection 9, properties 6, rooms 4, real estate 7',
    samples: `
      icon | title | subtitle | value | badge | tone
      warning | Bath, tile cracked | Mill street 12, photo added | Tenant | Damage | danger
      drop | Kitchen, tap drips | Mill street 12 | Landlord | Repair | warning
      home | Bedroom, wall marked | Linden lane 4, wear | Nobody | Wear | neutral
      key | Cellar key is missing | Linden lane 4 | Tenant | Missing | danger
      check | Oven, clean and complete | Park view 9 | – | Fine | success`,
    fields: `
      Room | choice | Bath | Hall, Kitchen, Bath, Bedroom, Living room
      Condition | choice | Damaged | New, Good, Worn, Damaged
      Pays | choice | Tenant | Tenant, Landlord, Nobody
      Photo | photo | bathroom
      Note | long | Third tile beside the door`,
    without: 'Severity, Place, Corrective action, Responsible, Due',
    about:
      'Third tile beside the door. It was whole at the handover in March; the picture of then is beside it.',
    facts: 'Damaged | Condition\n2 | Photos\nTenant | Pays',
    hero: 'To settle | Bath, tile cracked | Mill street 12, two photos | See finding',
    tip: 'Two are for the tenant | The tile and the key',
    add: 'Add finding',
  },
])
