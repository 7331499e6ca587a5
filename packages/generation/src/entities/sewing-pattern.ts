import { defineEntity } from '../entity.ts'

/** A cut to sew by. */
export const sewingPattern = defineEntity({
  id: 'sewing-pattern',
  one: 'Pattern',
  many: 'Patterns',
  words: 'sewing pattern, dress pattern, pattern record',
  icon: 'scissors',
  groups: 'Dresses, Tops, Trousers, Children',
  fields: `
    Name | text | Harbour dress
    Designer | text | Linden & Thread
    Kind | choice | Dress | Dress, Top, Skirt, Trousers, Coat
    Size | text | 34 to 48, cut in 40
    Fabric | text | 2.4 m, 140 wide, woven
    Difficulty | choice | Medium | Easy, Medium, Hard
    Form | choice | PDF | PDF, Paper
    Printed | switch | yes
    Photo | photo | dress`,
  samples: `
    image | title | subtitle | overline | badge | tone
    dress | Harbour dress | Linden & Thread, 2.4 m of woven | Dresses | Printed | success
    shirt | Fisherman shirt | Two Needles, 1.8 m, pockets | Tops | PDF | primary
    skirt | Half circle skirt | Own cut, 1.6 m, zip of 20 cm | Skirts | Sewn twice | success
    trouser | Wide trousers | Linden & Thread, 2.2 m, linen | Trousers | To print | warning
    coat | Rain coat with hood | Osei Patterns, 3.1 m, hard | Coats | Paper | neutral
    dress red | Pinafore, ages 2 to 8 | Two Needles, 0.9 m | Children | Sewn | success`,
  about:
    'Loose in the waist, pockets in the side seam. Two centimetres longer than drawn; interfacing only at the collar.',
  facts: '2.4 m | Fabric\n40 | Size\nMedium | To sew',
  figures: '64 | Patterns\n19 | Sewn\n8 | To print',
  hero: 'On the table | Harbour dress | Green linen is enough, zip still to buy | Open pattern',
  tip: 'Three fit the green linen | Harbour dress, wide trousers, skirt',
  trend: 'Sewn this year | 19 | +4',
  add: 'Add pattern',
  use: 'Start sewing',
})
