import { defineArchetype } from '../archetype.ts'

export const unitConverter = defineArchetype({
  id: 'unit-converter',
  words:
    'unit converter 22, units converter 22, convert units 20, unit conversion 22, temperature converter 20, length converter 20, measurement converter 20, cooking measurements 16, length weight temperature 16, celsius 12, fahrenheit 12, size converter 14, number system converter 12',
  presets: 'clean, dark-pro',
  icon: 'repeat',
  names: 'Feet and Grams, By Measure, Cups',
  entity: 'unit',
  screens: `
    converter | Convert | repeat
    browse | Units | list
    history | History | clock
    saved? | Favorites | star
    detail | Conversion
    settings | Settings | settings`,
})
