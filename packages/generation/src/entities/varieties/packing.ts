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
    signs: 'camera bag 8, photo gear 8, camera gear 8, shoot 5, photographer 5, lenses 5, photo bag 8',
    groups: 'Cameras, Lenses, Power',
    fields: `
      Item | text | 35 mm lens
      Bag | choice | Backpack | Backpack, Shoulder bag, Case`,
    samples: `
      title | subtitle | icon
      Camera body, cleaned | Main pocket | camera
      35 mm and 85 mm lens | Padded inside | target
      Batteries, four charged | Side pocket | bolt
      Memory cards, formatted | Card wallet | layers
      Tripod and plate | Outside, left | tools
      Cloth and blower | Lid | spark`,
    about: 'Packed the evening before. Batteries are charged last and cards formatted first.',
    tip: 'Two to go | The second battery is still in the charger',
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
