import { surfSession } from '../surf-session.ts'
import { defineVarieties } from './variety.ts'

/** What one goes out with; without these words it is a surfboard. */
export const surfSessionVarieties = defineVarieties(surfSession, [
  {
    signs:
      'kite 5, kites 5, kitesurf 5, kitesurfers 5, kitesurfing 5, windsurf 5, windsurfing 5, wing 4, foil 4, knots 3',
    fields: `
      Spot | text | North bay
      Date | date | Thu 19 Nov
      Kite used | text | 9 m²
      Rating | choice | 4 | 1, 2, 3, 4, 5
      Wind | text | 19 knots, gusts 24
      Notes | long | Best between one and three`,
    without: 'Board used, Waves, Tide, Water temperature',
    samples: `
      icon | title | subtitle | value
      wave | North bay | Today 12:40, 9 m², 19 knots | 1 h 40
      wave | Lagoon | Sunday, 12 m², 16 knots, flat | 2 h 05
      wave | Long beach | Sat 14 Nov, 9 m², on-shore | 1 h 20
      wave | Lighthouse point | Thu 12 Nov, 7 m², waves | 50 min
      wave | North bay | Sun 8 Nov, 9 m², with Omar | 1 h 55`,
    about:
      'Nineteen knots from the south-west until four. The nine was right, the jump at the jetty the highest.',
    facts: '1 h 40 | On the water\n9 m² | Kite\n4 of 5 | Rating',
    hero: 'Today 12:40 | North bay | 1 h 40 with the nine | Log session',
    tip: 'Three more than in October | Best between one and three',
  },
])
