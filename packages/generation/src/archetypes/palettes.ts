import { defineArchetype } from '../archetype.ts'

export const palettes = defineArchetype({
  id: 'palettes',
  words:
    'hex colour 20, hex color 20, shades and tints 22, check contrast 14, contrast between two colours 16, color palette 12, colour palette 12, palette generator 20, color picker 16, colour picker 16, gradient generator 18, gradient 6, hex codes 12, hex code 10, color schemes 14, colour schemes 14, rgb 9',
  examples: `
    Give me five matching hues when I press the space bar, lock the ones I like, copy the hex values
    Designers tool to make color palettes from a photo and export them as css variables
    Which text is readable on which background? Check contrast ratio for accessibility
    Tints, shades and complementary tones of a brand colour, for our design system
    A colour scheme maker for painters and illustrators, harmonious triads and analogous swatches
    Pick a tone with the camera and tell me its rgb, hsl and nearest name
    Simple gradient maker: two or three stops, angle, preview, copy the code
    I sew quilts and want to try which shades go together, save my swatches in folders
    Save swatches for every client, with primary, accent, neutral and notes on where they are used
    Web developer here, need random palettes, dark mode variants and colour blindness preview
    Mix paint: which ratio of blue, yellow and white gives this green
    Inspiration board of pretty color combos you can like, filter by mood such as pastel, earthy, neon`,
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
