import { identifiedPlant } from '../identified-plant.ts'
import { defineVarieties } from './variety.ts'

/** What the camera tells apart; without these words it is plants of all sorts. */
export const identifiedPlantVarieties = defineVarieties(identifiedPlant, [
  {
    signs: 'tree 6, trees 6, tree identifier 8',
    one: 'Tree',
    many: 'Trees',
    groups: 'Leaf trees, Conifers, Park',
    fields: `
      Photo | photo | tree
      Name | text | Small-leaved lime
      Latin name | text | Tilia cordata
      Leaf | choice | Heart-shaped | Heart-shaped, Lobed, Needles, Feathered
      Height | number | 18
      Found in | place | Park at the brook
      Notes | long | Smells of honey when it flowers`,
    without: 'Light, Water',
    samples: `
      icon | title | subtitle | overline | meta | badge
      leaf | Small-leaved lime | Tilia cordata | 96 % sure | Thu 19 Nov | Park
      leaf | English oak | Quercus robur | 99 % sure | Sun 15 Nov | Wood
      leaf | Norway maple | Acer platanoides | 94 % sure | Sat 14 Nov | Street
      leaf | Scots pine | Pinus sylvestris | 97 % sure | 8 Nov | Wood
      leaf | Silver birch | Betula pendula | 99 % sure | 4 Nov | Garden
      leaf | Rowan | Sorbus aucuparia | 92 % sure | 1 Nov | Street`,
    about:
      'Leaves like small hearts, blue-green below, blossoms bees love in June. It may live for a thousand years.',
    facts: '96 % | Sure\n18 m | Height\nJune | In flower',
    figures: '24 | Trees | +3\n9 | In the park\n6 | Conifers',
    hero: 'Found today | Small-leaved lime | 96 percent sure, in the park at the brook | See more',
    tip: 'A leaf from both sides makes it surer | Bark helps in winter',
    trend: 'Trees found this year | 24 | +3',
    add: 'Add tree',
  },
])
