import { defineEntity } from '../entity.ts'

/** A leg of a route in the air: course, distance, time and fuel. */
export const airLeg = defineEntity({
  id: 'air-leg',
  one: 'Leg',
  many: 'Route',
  words: 'flight leg, leg of a flight',
  icon: 'compass',
  groups: 'Today, Saved',
  fields: `
    From | text | Lübeck
    To | text | Lüneburg
    Altitude | number | 2500
    Airspeed | number | 95
    Wind | text | 240°, 12 kt
    Fuel per hour | number | 18`,
  samples: `
    icon | title | subtitle | value | badge | tone
    compass | Lübeck to Ratzeburg | Heading 168°, 12 nm | 0:08 | Now | primary
    compass | Ratzeburg to Lüneburg | Heading 204°, 28 nm | 0:19 | Next | neutral
    compass | Lüneburg to Rotenburg | Heading 262°, 41 nm | 0:29 | | neutral
    compass | Rotenburg to Juist | Heading 298°, 92 nm | 1:04 | | neutral
    flag | Alternate: Grube | Heading 031°, 26 nm | 0:17 | Alternate | warning`,
  about:
    'Below the airspace at 2,500 ft until the lake, then climb. Check in on 128.705 before the boundary.',
  facts: '168° | Heading\n12 nm | Distance\n2.4 l | Fuel',
  figures: '173 nm | Distance\n2:00 | Flight time\n36 l | Fuel',
  hero: 'Next five minutes | Lübeck to Ratzeburg | Heading 168°, 2,500 ft, 8 minutes | Open map',
  tip: 'Airspace ahead in 6 minutes | Stay below 2,500 ft',
  trend: 'Fuel per hour | 18 l | −1',
  add: 'Add leg',
  use: 'Fly this leg',
})
