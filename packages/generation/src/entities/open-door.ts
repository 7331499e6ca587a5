import { defineEntity } from '../entity.ts'

/** A place that lets everybody in on one weekend. */
export const openDoor = defineEntity({
  id: 'open-door',
  one: 'Place',
  many: 'Places',
  words: 'open studio, open garden, open courtyard',
  icon: 'palette',
  groups: 'Painting, Pottery, Textiles, Photo',
  fields: `
    Who | person | Ada Lund
    What they make | text | Large seascapes in oil
    Open | text | Sat and Sun, 11 to 18
    Address | place | Mill street 12, yard
    Level entrance | switch | yes
    Sells | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta | time
    art | Ada Lund, painting | Large seascapes in oil | Mill street 12, yard | 240 m | 11:00
    pottery | Osei pottery | Bowls, you may throw one yourself | Linden lane 4 | 410 m | 11:00
    art | Studio Petrova, prints | Linocuts, printing at three | Old dairy | 600 m | 14:00
    camera | Noor Rahman, photographs | Harbours at night | Station road 9 | 850 m | 12:00
    fabric | Weaving room | Two looms, rugs of old jeans | Harbour gate | 1.1 km | 11:00
    museum art | Tomás Rey, sculpture | Oak and iron, in the garden | East end 3 | 1.4 km | 13:00`,
  about:
    'In the yard behind the bakery, up the iron stairs. Paints with the door open and likes to be asked.',
  facts: '11–18 | Open\n240 m | Away\nYes | Level entrance',
  figures: '40 | Places\n6 | On my round\n3.8 km | The way',
  hero: 'My round, 3.8 km | Ada Lund comes first | Mill street 12, open from eleven | Start my round',
  tip: 'Printing at three | Studio Petrova shows how it is done',
  add: 'Add to my round',
  use: 'Add to my round',
})
