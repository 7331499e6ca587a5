import { trailRisk } from '../trail-risk.ts'
import { defineVarieties } from './variety.ts'

/** Dangers of the mountains in snow. */
export const trailRiskVarieties = defineVarieties(trailRisk, [
  {
    signs: 'avalanche 7, avalanches 7, snow 4, ski touring 7, backcountry 6, winter 3, snowshoe 6',
    samples: `
      icon | title | subtitle | badge | tone
      mountain | Avalanches above 2,000 m | Level 3 of 5, slopes facing north | High | danger
      mountain | Fresh drifts behind ridges | Heron peak, steeper than 35 degrees | High | danger
      bolt | Gusts up to 85 km/h | Above 1,800 m, from 13:00 | Medium | warning
      mountain | Wet snow in the afternoon | South side, from 12:00 | Medium | warning
      warning | Hut path closed | Mirror lake, until Sunday | Closed | warning
      mountain | Avalanches below 1,500 m | Level 1 of 5 | Low | success`,
    about:
      'Forty centimetres of fresh snow on an old, weak layer. A single skier can set it off on steep north slopes.',
    facts: '3 of 5 | Level\n2,000 m | From\n7:40 | As of',
    figures: 'Level 1 | Below 1,500 m\nLevel 3 | Above 2,000 m',
    hero: 'Today | Level 3 above 2,000 m | Drifts on slopes facing north | See risks',
    tip: 'Avalanche service, as of 7:40 | For today, by height and slope',
  },
])
