import { packing } from '../packing.ts'
import { defineVarieties } from './variety.ts'

/** What goes into the bag; without these words it is a journey. */
export const packingVarieties = defineVarieties(packing, [
  {
    signs:
      'hospital 5, contraction 6, contractions 6, birth 5, labour 5, midwife 5, pregnancy 5, pregnant 5, newborn 4',
    groups: 'Mother, Baby, Partner',
    fields: `
      Item | text | Nightdress, two
      Bag | choice | Mother | Mother, Baby, Partner`,
    samples: `
      title | subtitle | icon
      Papers and blood group | Front pocket | file
      Nightdress, two | Mother | shirt
      Charger and long cable | Side pocket | bolt
      Baby clothes, size 56 | Baby | baby
      Snacks and water | Partner | apple
      Car seat | In the boot already | car`,
    about: 'Stands by the door since week 36. Papers in front, the seat is in the car already.',
    tip: 'Four to go | The bag stands by the door from week 36',
  },
  {
    signs: 'camping 4, camper 4, tent 4, hut 4, hiking 4, backpacking 4, trek 4',
    groups: 'Clothes, Cooking, Tent',
    samples: `
      title | subtitle | icon
      Tent and pegs | Backpack, outside | camp
      Sleeping bag and mat | Backpack | bed
      Stove and gas | Pot | flame
      Rain jacket | On top | shirt
      Head torch | Side pocket | bulb
      First aid | Lid | heart`,
    about: 'Eleven kilos with water. The rain jacket goes on top.',
  },
])
