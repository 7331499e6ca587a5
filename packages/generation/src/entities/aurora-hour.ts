import { defineEntity } from '../entity.ts'

export const auroraHour = defineEntity({
  id: 'aurora-hour',
  one: 'Hour',
  many: 'Hours',
  words: 'northern light, aurora, kp index, cloud cover, aurora forecast',
  icon: 'spark',
  groups: 'Tonight, Tomorrow, Clear',
  fields: `
    Where | place | Harbour north
    From | time | 22:00
    Kp index | choice | 5 | 3, 4, 5, 6, 7
    Cloud cover | slider | 20
    Tell me at | choice | Kp 5 | Kp 4, Kp 5, Kp 6`,
  samples: `
    icon | title | subtitle | value | badge | tone
    spark | 22 to 23 | Clouds 20 %, moon not up | Kp 5 | Likely | success
    spark | 23 to 0 | Clouds 15 % | Kp 6 | Very likely | success
    moon | 0 to 1 | Clouds 30 %, moon rises at 0:40 | Kp 5 | Likely | primary
    cloud | 1 to 2 | Clouds 70 % | Kp 5 | Clouded | warning
    moon | 2 to 3 | Clouds 60 %, moon at 20° | Kp 4 | Hardly | neutral
    cloud | Tomorrow, 22 to 23 | Clouds 90 % | Kp 3 | No | neutral`,
  about:
    'The oval reaches far enough south between ten and one. Look low in the north, away from the lights of the town.',
  facts: 'Kp 6 | Highest\n20 % | Clouds\n0:40 | Moonrise',
  figures: 'Kp 6 | Tonight\n15 % | Clouds at best\n520 km/s | Solar wind',
  hero: 'Tonight, 23 to 0 | Very likely | Kp 6, clouds 15 %, look low in the north | Show on map',
  tip: 'Best before the moon rises | At 0:40 it gets brighter',
  trend: 'Kp index | 6 | +2',
  data: [2, 2, 3, 4, 5, 6, 5],
  labels: ['18', '19', '20', '21', '22', '23', '0'],
  add: 'Report a sighting',
  use: 'Tell me',
})
