import { defineEntity } from '../entity.ts'

export const waterReading = defineEntity({
  id: 'water-reading',
  one: 'Reading',
  many: 'Readings',
  words: 'nutrient level, nutrient reading, nutrient value, ph reading, ec reading, solution value',
  icon: 'drop',
  groups: 'In range, Too high, Too low',
  fields: `
    pH | number | 6.0
    EC in mS | number | 1.4
    Water in °C | number | 21
    Litres in tank | number | 38
    Added | text | 2 ml pH down
    Date | date | Thu 19 Nov`,
  samples: `
    icon | title | subtitle | value | tone
    drop | Thu 19 Nov, 8:10 | EC 1.4, 21 °C, 38 l | pH 6.0 | success
    drop | Tue 17 Nov, 19:40 | EC 1.6, 21 °C, topped up 4 l | pH 6.3 | success
    warning | Sun 15 Nov, 9:05 | EC 1.9, 22 °C, 2 ml pH down | pH 6.6 | warning
    drop | Thu 12 Nov, 8:20 | EC 1.3, 20 °C, new solution | pH 5.9 | success
    drop | Mon 9 Nov, 18:30 | EC 1.2, 20 °C | pH 5.8 | success`,
  about: 'pH and EC are in the band for leaves. Four litres were drunk since Tuesday.',
  facts: 'pH 6.0 | Water\n1.4 | EC\n21 °C | Heat',
  figures: '6.0 | pH | −0.3\n1.4 | EC\n21 °C | Water',
  hero: 'In range | pH 6.0, EC 1.4 | Measured today at 8:10 | Log values',
  tip: 'pH rises by 0.1 a day | Faster since the lamp runs 16 hours',
  trend: 'pH | 6.0 | −0.3',
  data: [5.8, 5.9, 6.2, 6.6, 6.3, 6.1, 6.0],
  add: 'Log values',
  use: 'Log values',
})
