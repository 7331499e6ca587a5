import { defineArchetype } from '../archetype.ts'

export const converter = defineArchetype({
  id: 'converter',
  words: 'converter 8, currency 6, convert 5, exchange rate 6, unit conversion 8',
  presets: 'clean, dark-pro',
  icon: 'repeat',
  names: 'Swapsheet, Evenly, Par',
  entity: 'rate',
  screens: `
    converter | Convert | repeat
    stats | Rates | trend
    history | History | clock
    saved? | Favorites | star
    detail? | Rate
    settings | Settings | settings`,
})
