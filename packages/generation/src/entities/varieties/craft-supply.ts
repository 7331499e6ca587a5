import { craftSupply } from '../craft-supply.ts'
import { defineVarieties } from './variety.ts'

/** What lies in the cupboard of somebody who makes things; without these words yarn. */
export const craftSupplyVarieties = defineVarieties(craftSupply, [
  {
    signs: 'sewing 6, sew 5, quilt 7, quilting 7, fabric 6, fabrics 6, dressmaking 7, patchwork 7',
    one: 'Fabric',
    many: 'Fabrics',
    groups: 'Cotton, Linen, Leftovers',
    fields:
      'Name | text | Linen, oat\nMetres | number | 3\nWidth | text | 140 cm\nWhere | text | Box 2\nNote | long | Washed once, shrinks a little',
    without: 'Fibre, Balls, Metres a ball, Dye lot',
    samples: `
      icon | title | subtitle | value
      box | Linen, oat | 140 cm wide, € 14 a metre | 3.1 m
      box | Cotton, small dots | 110 cm wide, € 9 a metre | 2.4 m
      box | Waxed canvas, green | 150 cm wide, € 18 a metre | 1.2 m
      box | Boiled wool, red | Leftover of the coat, € 22 a metre | 0.8 m
      box | Twill, indigo | 150 cm wide, € 12 a metre | 1.8 m`,
    about: 'Three metres and ten, washed once. Enough for a skirt and two bags.',
    facts: '3.1 m | Left\n140 cm | Wide\nBox 2 | Place',
    figures: '38 m | In all\n14 | Fabrics',
    hero: 'Enough for | Linen, oat | A skirt, or three bags | Open',
    tip: 'Linen is enough for a skirt | 1.1 metres stay',
    add: 'Add fabric',
  },
  {
    signs: 'woodworking 7, woodwork 7, carpentry 6, furniture making 6, carving 6, whittling 7, wood 4',
    one: 'Wood',
    many: 'Wood',
    groups: 'Boards, Offcuts, Hardware',
    fields:
      'Kind | text | Oak\nSize | text | 40 mm, 1.8 m\nHow many | number | 4\nWhere | text | Behind the door\nNote | long | Dry since spring',
    without: 'Fibre, Balls, Metres a ball, Dye lot',
    samples: `
      icon | title | subtitle | value
      box | Oak, 40 mm | Behind the door, dry | 4 boards
      box | Walnut, 22 mm | 1.2 m, one with a knot | 2 boards
      box | Ash offcuts | For handles | 11
      box | Screws 4 × 40 | Drawer 3 | 120
      box | Danish oil | Half a tin | 0.5 l`,
    about: 'Four boards of 1.8 metres, dry since spring. Enough for one more stool.',
    facts: '4 | Boards\n40 mm | Thick\n1.8 m | Long',
    figures: '9 | Boards\n5 | Kinds of wood',
    hero: 'Enough for | Oak, 40 mm | One more stool | Open',
    tip: 'Enough oak for one more | Two boards behind the door',
    add: 'Add wood',
  },
])
