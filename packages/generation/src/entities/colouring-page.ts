import { defineEntity } from '../entity.ts'

/** A picture to fill with colours, by numbers or as one likes. */
export const colouringPage = defineEntity({
  id: 'colouring-page',
  words: 'colouring page, coloring page, colouring picture, coloring picture, picture to colour, mandala',
  one: 'Picture',
  many: 'Pictures',
  icon: 'palette',
  groups: 'Animals, Mandalas, Flowers, Places',
  fields: `
    Picture | text | Fox in the fern
    Level | choice | Easy | Easy, Medium, Many small fields
    Colours | number | 18
    Show numbers | switch | yes`,
  samples: `
    image | title | subtitle | overline | progress
    fox forest | Fox in the fern | 18 colours, 120 fields | Easy | 62
    flower | Peonies in a jug | 24 colours, 210 fields | Medium | 0
    star night | Night mandala | 12 colours, 340 fields | Many small fields | 18
    sea sail | Boats in the harbour | 20 colours, 180 fields | Medium | 100
    city | Roofs of the old town | 28 colours, 420 fields | Many small fields | 0
    bird | Kingfisher on a branch | 16 colours, 96 fields | Easy | 100`,
  about:
    'A hundred and twenty fields in eighteen colours. Zoom in with two fingers for the small ones in the fern.',
  facts: '18 | Colours\n62 % | Done\n14 min | So far',
  figures: '2 | Finished | +1\n3 | Begun\n120 | Pictures',
  hero: 'Go on with | Fox in the fern | 62 percent, the fern is still white | Colour it',
  tip: 'A new picture every day | Today a kingfisher',
  trend: 'Pictures finished | 14 | +2',
  add: 'Add picture',
  use: 'Colour it',
})
