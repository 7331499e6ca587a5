import { defineArchetype } from '../archetype.ts'

export const palettes = defineArchetype({
  id: 'palettes',
  words:
    'hex colour 20, hex color 20, shades and tints 22, check contrast 14, contrast between two colours 16, color palette 12, colour palette 12, palette generator 20, color picker 16, colour picker 16, gradient generator 18, gradient 6, hex codes 12, hex code 10, color schemes 14, colour schemes 14, rgb 9',
  presets: 'clean, editorial',
  icon: 'palette',
  names: 'Five Swatches, Hue, Paintbox',
  entity: 'palette',
  screens: `
    generator | Generate | repeat | | Generate palette
    browse | Palettes | palette
    saved | Saved | heart
    scanner? | Pick | camera
    detail | Palette
    form? | Edit palette
    settings | Settings | settings`,
})
