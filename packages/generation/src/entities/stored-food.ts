import { defineEntity } from '../entity.ts'

export const storedFood = defineEntity({
  id: 'stored-food',
  one: 'Food',
  many: 'Food',
  words: 'frozen food, leftover, pantry item',
  icon: 'box',
  groups: 'Drawer 1, Drawer 2, Fridge, Shelf',
  fields: `
    Food | text | Lentil soup
    Which drawer | choice | Drawer 2 | Drawer 1, Drawer 2, Fridge, Shelf
    Portions left | number | 3
    Frozen on | date | Sun 8 Nov
    Use by | date | Mon 8 Feb
    Photo | photo | soup
    Notes | long | Made without cream`,
  samples: `
    image | title | subtitle | overline | value
    soup | Lentil soup | Drawer 2, frozen 8 November | Use by 8 Feb | 3 left
    bread | Rye bread, sliced | Drawer 1, frozen 1 November | Use by 1 Jan | 12 slices
    fish | Salmon fillets | Drawer 3, frozen 25 October | Use by 25 Jan | 2 left
    vegetable | Peas | Drawer 1 | Use by June | 900 g
    strawberry | Raspberries from Ana | Drawer 3, frozen in July | Use soon | 2 boxes
    curry | Pumpkin curry | Fridge, since Tuesday | Use today | 1 left`,
  about: 'Made on 8 November without cream. Three portions of four hundred grams, flat in the second drawer.',
  facts: '3 | Portions\nDrawer 2 | Where\n8 Feb | Use by',
  figures: '41 | Things\n4 | Use this week\n2 | Run low',
  hero: 'Use today | Pumpkin curry | One portion, in the fridge since Tuesday | Mark as eaten',
  tip: '4 to use this week | The curry first, then the raspberries',
  trend: 'Thrown away | 0.4 kg | −0.6',
  add: 'Add food',
  use: 'Take one out',
})
