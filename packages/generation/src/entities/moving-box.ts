import { defineEntity } from '../entity.ts'

export const movingBox = defineEntity({
  id: 'moving-box',
  one: 'Box',
  many: 'Boxes',
  words: 'moving box, removal box, packing box',
  icon: 'box',
  groups: 'Kitchen, Study, Bedroom',
  fields: `
    Number | number | 12
    Room | choice | Kitchen | Kitchen, Study, Bedroom, Cellar
    What is inside | long | Pots, lids, the big pan
    Fragile | switch | yes
    Packed by | person | Omar Haddad
    Photo | photo | box
    Notes | long | Open first`,
  samples: `
    icon | title | subtitle | badge | tone
    box | Box 12 | Kitchen: pots, lids, the big pan | Packed | success
    box | Box 13 | Kitchen: glasses, the blue jug | Fragile | warning
    box | Box 14 | Study: folders, printer cable | Packed | success
    box | Box 15 | Bedroom: sheets and pillows | Packed | success
    box | Box 16 | Cellar: tools, two lamps | Open | primary
    box | Box 17 | Study: books, A to K | Open | primary`,
  about: 'Pots, lids and the big pan. Goes to the kitchen, by the window, and is opened first.',
  facts: '12 | Number\nYes | Fragile\n14 kg | Weight',
  figures: '34 | Boxes\n21 | Packed | +4\n3 | Fragile',
  hero: 'Opened first | Box 12, kitchen | Pots, lids, the big pan and the coffee maker | See box',
  tip: '21 of 34 are packed | The study is next',
  trend: 'Boxes packed | 21 | +4',
  add: 'Add box',
  use: 'Mark as packed',
})
