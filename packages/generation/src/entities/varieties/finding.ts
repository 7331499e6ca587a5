import { finding } from '../finding.ts'
import { defineVarieties } from './variety.ts'

/** What other inspections than those for safety find. */
export const findingVarieties = defineVarieties(finding, [
  {
    signs:
      'quality control 9, quality checks 8, defects 7, production 7, manufacturing 8, assembly 8, furniture factory 9, line 3',
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
