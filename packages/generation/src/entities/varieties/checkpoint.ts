import { checkpoint } from '../checkpoint.ts'
import { defineVarieties } from './variety.ts'

/** Rounds in the open; without these words they go through halls at night. */
export const checkpointVarieties = defineVarieties(checkpoint, [
  {
    signs:
      'fence 9, fences 9, ranger 9, rangers 9, national park 8, nature reserve 8, pasture 8, trails 7, trail 7',
    groups: 'Today, Open, Damage',
    fields: `
      Point | text | Gate 4, north track
      Area | choice | North track | North track, Lake road, Heather
      At | time | 10:40
      Result | choice | In order | In order, Damage, Skipped
      Photo | photo | field
      Notes | long | Two wires down between post 118 and 122`,
    samples: `
      icon | title | subtitle | time | badge | tone
      check | Gate 4, north track | Closed, new chain | 10:40 | Done | success
      warning | Fence, post 118 to 122 | Deer went through, two wires | 10:58 | Damage | danger
      check | Cattle grid, lake road | Free of leaves | 11:20 | Done | success
      clock | Gate 7, heather | Sign was missing last time | 11:45 | Next | primary
      clock | Stile at the brook | Planned | 12:10 | Open | neutral
      clock | Fence, owl ridge | 1.2 km, on foot | 13:00 | Open | neutral`,
    about: 'Closed, with the new chain. Tracks of two quads beside it, so the post on the left wants a rail.',
    facts: '10:40 | Checked\n6 days | Since last\n0 | Damage',
    figures: '3 of 12 | Points done\n1 | Damage\n11:45 | Next',
    hero: 'Next, 11:45 | Gate 7, heather | Sign was missing last time | Check it',
    tip: 'One damage is open | Post 118 to 122, two wires',
    trend: 'Points a week | 36 | +2',
    use: 'Report damage',
  },
  {
    signs: 'museum 9, museums 9, gallery 8, galleries 8, exhibition 7, castle 8',
    groups: 'Open, Rooms, Issues',
    fields: `
      Point | text | Room 4, lamps
      Area | choice | Upper floor | Ground floor, Upper floor, Cellar
      At | time | 10:40
      Result | choice | In order | In order, Issue, Closed
      Photo | photo | museum
      Notes | long | Child touched the frame, nothing to see`,
    samples: `
      icon | title | subtitle | time | badge | tone
      check | Room 1, portraits | All hang straight, Omar | 10:02 | Done | success
      warning | Room 4, lamps | Glass case was not locked | 10:18 | Issue | danger
      check | Stairs and lift | Free | 10:31 | Done | success
      clock | Room 7, drawings | Next, light below 50 lux | 10:45 | Next | primary
      clock | Cloakroom | Planned | 11:10 | Open | neutral
      clock | Garden door | Planned | 11:30 | Open | neutral`,
    about: 'The glass case in room 4 was not locked. Nothing is missing; Kim has the key now.',
    facts: '10:18 | Checked\n48 lux | Light\n1 | Issue',
    figures: '3 of 12 | Rooms done\n1 | Issue\n10:45 | Next',
    hero: 'Next, 10:45 | Room 7, drawings | Light below 50 lux, no flash | Check it',
    tip: 'Room 4 was not locked | Noted for the shift after you',
    trend: 'Points a day | 48 | +2',
  },
])
