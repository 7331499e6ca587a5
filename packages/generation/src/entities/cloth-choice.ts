import { defineEntity } from '../entity.ts'

/** A material one chooses for what is made. */
export const clothChoice = defineEntity({
  id: 'cloth-choice',
  one: 'Fabric',
  many: 'Fabrics',
  words: 'fabric swatch, cloth to choose',
  icon: 'layers',
  groups: 'Linen, Silk, Wool, Cotton',
  fields: `
    Fabric | text | Blue linen
    Metres needed | text | 2.4 m
    Care | choice | By hand | By hand, 30 degrees, Dry clean`,
  samples: `
    icon | title | subtitle | value
    layers | Blue linen | Cool, creases a little | € 18 a metre
    layers | Green silk | Falls softly, by hand only | € 42 a metre
    layers | Grey wool | Warm, for coats | € 36 a metre
    layers | White cotton | Smooth, for shirts | € 14 a metre
    layers | Red cotton, dots | For summer | € 16 a metre
    layers | Black crêpe | For the evening | € 29 a metre`,
  about: 'Woven in Flanders, washed before it is cut. For a knee-long dress you need 2.4 metres.',
  facts: '€ 18 | A metre\n2.4 m | For a dress',
  figures: '24 | Fabrics\n3 | New',
  add: 'Add fabric',
  use: 'Take this one',
})
