import { defineEntity } from '../entity.ts'

export const dialysisSession = defineEntity({
  id: 'dialysis-session',
  one: 'Treatment',
  many: 'Treatments',
  words: 'dialysis session, dialysis treatment, dialysis, dialysis log',
  icon: 'drop',
  groups: 'Fine, With alarm, Cut short',
  fields: `
    Date | date | Thu 19 Nov
    Weight before | number | 74.6
    Weight after | number | 72.4
    Pressure before | text | 148/86
    Pressure after | text | 124/76
    Fluid removed | text | 2.2 l
    Hours | number | 4
    Alarms | text | One, air in line
    Notes | long | Cramp in the last half hour`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Thu 19 Nov, 4 h | 74.6 to 72.4 kg, 124/76 after | 2.2 l | Fine | success
    drop | Tue 17 Nov, 4 h | 75.1 to 72.6 kg, 118/70 after | 2.5 l | One alarm | warning
    drop | Sun 15 Nov, 3 h 20 | 74.9 to 73.0 kg, cramp | 1.9 l | Cut short | danger
    drop | Thu 12 Nov, 4 h | 74.2 to 72.4 kg, 122/74 after | 1.8 l | Fine | success
    drop | Tue 10 Nov, 4 h | 74.8 to 72.5 kg, 126/78 after | 2.3 l | Fine | success`,
  about: 'Four hours, 2.2 litres, one alarm for air in the line. 124 over 76 afterwards, no cramp this time.',
  facts: '2.2 l | Removed\n72.4 kg | After\n124/76 | Pressure',
  figures: '72.4 kg | Dry weight\n2.1 l | On average | −0.2\n2 | Alarms this week',
  hero: 'Next, Saturday 8:00 | 1.4 kg above dry weight | 0.6 l may be drunk until then | Log treatment',
  tip: 'Less than two litres is easier | Cramps came only above 2.4',
  trend: 'Fluid removed in l | 2.2 | −0.3',
  data: [1.9, 2.3, 1.8, 2.4, 1.9, 2.5, 2.2],
  add: 'Log treatment',
  use: 'Edit treatment',
})
