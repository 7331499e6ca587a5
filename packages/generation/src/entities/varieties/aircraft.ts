import { aircraft } from '../aircraft.ts'
import { defineVarieties } from './variety.ts'

/** On the water one watches ships instead. */
export const aircraftVarieties = defineVarieties(aircraft, [
  {
    signs: 'ship, ships, vessel, vessels, ais, marine, boats, harbour traffic',
    one: 'Ship',
    many: 'Ships',
    icon: 'wave',
    without: 'Call sign, Height',
    groups: 'All, Cargo, Ferries, Sailing',
    fields: `
      Name | text | Northern Bell
      Type | text | Cargo
      Flag | text | Norway
      From | text | Bergen
      To | text | Lisbon
      Speed | text | 14 kn`,
    samples: `
      icon | title | subtitle | value | badge | tone
      wave | Northern Bell | Cargo, Bergen to Lisbon | 14 kn | 3 nm | primary
      wave | Island Queen | Ferry, to North island | 18 kn | 1 nm | success
      wave | Sea Owl | Sailing boat, moored | 0 kn | 0.4 nm | neutral
      wave | Harbour 4 | Tug, on a job | 6 kn | 0.9 nm | warning
      wave | Mira | Tanker, at anchor | 0 kn | 5 nm | neutral`,
    about:
      'Left Bergen on Tuesday and is due in Lisbon on Friday at six. Three nautical miles off, heading south.',
    facts: '14 kn | Speed\n182 m | Length\n3 nm | Away',
    figures: '23 | Ships\n0.4 nm | Nearest\n61 | Seen today',
    hero: 'Nearest under way, 1 nm | Island Queen | Ferry to North island, 18 knots | Show',
    tip: '23 ships around you | Six of them at anchor',
    trend: 'Ships an hour | 9 | +2',
  },
])
