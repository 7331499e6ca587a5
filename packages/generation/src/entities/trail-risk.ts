import { defineEntity } from '../entity.ts'

/** What may go wrong on the way today, by what the forest service and the weather service publish. */
export const trailRisk = defineEntity({
  id: 'trail-risk',
  one: 'Risk',
  many: 'Risks',
  words: 'risk, hazard, danger, dangerous, avalanche, wildfire, rockfall',
  icon: 'warning',
  groups: 'Today, High, Closed paths',
  fields: `
    What | text | Ice above 1,400 m
    Level | choice | High | Low, Medium, High, Closed
    Where | place | Heron peak, north side
    From | time | 6:00
    Until | time | 12:00
    Source | text | Forest service, 7:40`,
  samples: `
    icon | title | subtitle | badge | tone
    mountain | Ice above 1,400 m | Heron peak, north side, until noon | High | danger
    bolt | Gusts up to 85 km/h | Above 1,200 m, from 13:00 | High | danger
    drop | Ford after the rain | Mill stream, knee-deep | Medium | warning
    leaf | Felling work | Beech ridge, west path | Closed | warning
    flame | Forest fire | Whole district, level 2 of 5 | Low | success`,
  about:
    'Six degrees below zero at night and wet rock since Tuesday. Spikes are needed until the sun is round.',
  facts: 'High | Level\n12:00 | Until\n7:40 | As of',
  figures: 'Low | Below 1,200 m\nHigh | Above 1,200 m',
  hero: 'Today | Low below 1,200 m | High above from 13:00 on | See risks',
  tip: 'Forest service, as of 7:40 | For the next twelve hours, by height',
  add: 'Report a danger',
  use: 'Warn me there',
})
