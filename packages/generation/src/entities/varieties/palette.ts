import { palette } from '../palette.ts'
import { defineVarieties } from './variety.ts'

/** Colours that run into each other. */
export const paletteVarieties = defineVarieties(palette, [
  {
    signs: 'gradient 8, gradients 8, gradient generator 10, gradient maker 10, linear-gradient 10',
    one: 'Gradient',
    icon: 'palette',
    groups: 'Linear, Radial, Saved',
    fields: `
      First colour | choice | #F2C14E | #F2C14E, #2E5E6B, #B5533C
      Second colour | choice | #6A2E4F | #6A2E4F, #21472F, #53599A
      Direction | choice | To the right | To the right, Down, Diagonal, From the middle
      Position in percent | number | 50`,
    without: 'Main colour, Colours, Kind, Locked',
    samples: `
      image | title | subtitle | overline | meta
      sunset | #F2C14E to #6A2E4F | linear-gradient(90deg, #F2C14E, #6A2E4F) | Linear | Saved today
      sea | #2E5E6B to #F7F3E8 | linear-gradient(180deg, #2E5E6B, #F7F3E8) | Linear | Two colours
      night | #1B1F3B to #53599A | radial-gradient(#1B1F3B, #53599A) | Radial | Two colours
      forest | #21472F to #E9EFE2 | linear-gradient(45deg, #21472F, #E9EFE2) | Linear | Two colours
      flower | #E5A4CB to #9C89B8 | radial-gradient(#E5A4CB, #9C89B8) | Radial | Two colours`,
    about: 'background: linear-gradient(90deg, #F2C14E, #6A2E4F);',
    facts: '2 | Colours\n90° | Direction\n50 % | Middle',
    figures: '12 | Saved gradients\n2 | Colours',
    hero: 'New gradient | #F2C14E to #6A2E4F | To the right, two colours | Copy CSS',
    tip: 'Twelve gradients saved | Copied as CSS with one tap',
    add: 'Save gradient',
    use: 'Copy CSS',
  },
])
