import { defineEntity } from '../entity.ts'

export const palette = defineEntity({
  id: 'palette',
  words: 'color palette, colour palette, palette, gradient, hex code',
  icon: 'palette',
  groups: 'Saved, Warm, Cool',
  fields: `
    Name | text | Harbour at six
    Main colour | text | #2E5E6B
    Colours | number | 5
    Kind | choice | Warm | Warm, Cool, Pastel
    Locked | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta
    sea | Harbour at six | #2E5E6B #F2C14E #F7F3E8 | Cool | Saved today
    sunset | Clay and plum | #B5533C #6A2E4F #F4D9C6 | Warm | 5 colours
    forest | Under firs | #21472F #8FB08C #E9EFE2 | Cool | 4 colours
    flower | Sweet pea | #E5A4CB #9C89B8 #F0E6EF | Pastel | 5 colours
    desert | Dry road | #C98B4A #7A4A2B #F6E7CB | Warm | 5 colours
    night | Tram windows | #1B1F3B #53599A #F2B134 | Cool | 3 colours`,
  about: 'Five colours of the quay before sunrise. Text on the darkest passes at any size.',
  facts: '5 | Colours\n7.4 | Contrast\n12 | Saved',
  figures: '12 | Saved palettes\n5 | Colours\n7.4 | Best contrast',
  hero: 'New palette | Harbour at six | Petrol, straw and paper | Generate',
  tip: 'Three of them pass for text | Contrast of 4.5 and more',
  add: 'Save palette',
  use: 'Copy colours',
})
