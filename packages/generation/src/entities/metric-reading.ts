import { defineEntity } from '../entity.ts'

export const metricReading = defineEntity({
  id: 'metric-reading',
  one: 'Reading',
  many: 'Readings',
  words: 'sensor, decibel, sound meter, compass, spirit level, speed test, signal',
  icon: 'trend',
  groups: 'Today, Saved',
  fields: `
    Name | text | Kitchen, evening
    Value | number | 48
    Where | place | Linden lane 4
    Note | long | Window open`,
  samples: `
    icon | title | subtitle | value | tone
    trend | Kitchen, evening | Today, 18:20 | 48 | success
    trend | Bus stop | Today, 8:40 | 71 | warning
    trend | Library | Yesterday | 34 | success
    trend | Rehearsal room | Tuesday | 92 | danger
    trend | Balcony | Monday | 52 | primary
    trend | Night train | Sunday | 64 | accent`,
  about: 'Measured for thirty seconds with the window open. Twelve less than in the morning.',
  facts: '48 | Now\n71 | Highest\n34 | Lowest',
  figures: '48 | Now\n71 | Highest\n34 | Lowest',
  hero: 'Now | 48 | Steady for thirty seconds | Keep reading',
  tip: 'Twelve less than this morning | Most of it came from the street',
  trend: 'Last hour | 48 | −12',
  add: 'Keep reading',
  use: 'Measure again',
})
