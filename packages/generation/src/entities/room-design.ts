import { defineEntity } from '../entity.ts'

/** A room as an AI has furnished it anew, from a photo. */
export const roomDesign = defineEntity({
  id: 'room-design',
  one: 'Design',
  many: 'Designs',
  words: 'room design, interior design, redesign, generated design, makeover',
  icon: 'home',
  groups: 'Living room, Bedroom, Kitchen, Hall',
  fields: `
    Photo of the room | photo | living room
    Room | choice | Living room | Living room, Bedroom, Kitchen, Hall
    Style | choice | Scandinavian | Scandinavian, Japandi, Boho, Industrial
    Keep the floor | switch | yes
    How many designs | number | 4`,
  samples: `
    image | title | subtitle | overline | meta
    living room | Oak, wool and a low lamp | Scandinavian, four designs | Living room | Today
    bedroom | Linen and dark wood | Japandi, four designs | Bedroom | Yesterday
    kitchen | Open shelves, green tiles | Industrial, two designs | Kitchen | Tue 17 Nov
    living room | Rattan and plants | Boho, four designs | Living room | Sat 14 Nov
    bedroom | White walls, one blue chair | Scandinavian, two kept | Bedroom | Thu 12 Nov
    living room | Bench, mirror, paper lamp | Japandi, four designs | Hall | Mon 9 Nov`,
  about:
    'Made from the photo of Thursday. The window and the floor stay as they are; sofa, lamp and shelf are new.',
  facts: '4 | Designs\n40 s | Made in\n3 | Pieces to buy',
  figures: '24 | Designs | +4\n6 | Kept\n3 | Projects',
  hero: 'Ready | Oak, wool and a low lamp | Four designs of your living room | Before and after',
  tip: 'Four new designs | The second keeps your sofa',
  trend: 'Designs a week | 8 | +4',
  add: 'New design',
  use: 'Make another',
})
