import { defineEntity } from '../entity.ts'

export const airReading = defineEntity({
  id: 'air-reading',
  one: 'Station',
  many: 'Stations',
  words: 'air station, air reading, monitoring station',
  icon: 'cloud',
  groups: 'Near me, Good, Poor',
  fields: `
    Station | text | Mill bridge
    Warn above | number | 50
    Sensitive to | choice | Fine dust | Fine dust, Ozone, Pollen
    Tell me at seven | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    cloud | Mill bridge | PM2.5 9, ozone 41 | 28 | Good | success
    cloud | Ring road | PM2.5 24, NO₂ 48 | 61 | Fair | warning
    cloud | Old dairy | PM2.5 7, ozone 44 | 24 | Good | success
    cloud | Harbour gate | PM2.5 31, NO₂ 56 | 78 | Poor | danger
    cloud | City park | PM2.5 6, ozone 47 | 21 | Good | success`,
  about: 'Clean since the rain last night. Fine dust is at nine micrograms, a quarter of the limit.',
  facts: '28 | Index\n9 | PM2.5\n41 | Ozone',
  figures: '28 | Index now\n9 | Fine dust\n41 | Ozone',
  hero: 'Good at Mill bridge | Index 28 | A good morning to run outside | See the week',
  tip: 'Better than yesterday | Rain has washed the dust away',
  trend: 'Index | 28 | −14',
  use: 'Follow station',
})
