import { defineEntity } from '../entity.ts'

export const qibla = defineEntity({
  id: 'qibla',
  one: 'Direction',
  many: 'Directions',
  words: 'qibla, qibla compass, qibla direction, qibla finder',
  icon: 'compass',
  groups: 'Here, Travel',
  fields: `
    Place | place | Ghent
    Direction | text | 119° south-east
    Declination | text | 2° east`,
  samples: `
    icon | title | subtitle | value
    compass | Ghent | Here, 4,640 km | 119°
    compass | Lisbon | Saved, 5,780 km | 100°
    compass | Bergen | Saved, 5,020 km | 138°`,
  about: 'From Ghent the Kaaba lies south-east at 119 degrees, 4,640 kilometres away.',
  facts: '119° | South-east\n4,640 km | Away\n2° | Declination',
  figures: '119° | South-east\n4,640 km | Away',
  hero: 'Direction | 119° south-east | Hold the phone flat | Calibrate',
  tip: 'Away from metal | The needle is off by up to five degrees beside a car',
  trend: 'Degrees | 119 | +0',
  add: 'Save place',
  use: 'Calibrate',
})
