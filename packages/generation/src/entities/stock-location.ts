import { defineEntity } from '../entity.ts'

/** Where a firm keeps its stock. */
export const stockLocation = defineEntity({
  id: 'stock-location',
  one: 'Branch',
  many: 'Branches',
  words: 'stock location',
  icon: 'pin',
  groups: 'All, Low',
  fields: `
    Place | place | Station road
    Items | number | 842
    Low | number | 3
    Manager | person | Lea Brandt`,
  samples: `
    icon | title | subtitle | badge | tone
    pin | Station road, shop | 842 items, Lea Brandt | 3 low | warning
    pin | Old harbour, shop | 614 items, Omar Haddad | 1 low | warning
    box | Main store | 2,180 items, Kim Osei | Fine | success
    truck | On the way between | 12 items to Old harbour | Today | primary`,
  about: 'Three items run low. A transfer of twelve pieces from the main store comes today.',
  facts: '842 | Items\n3 | Low\n12 | On the way',
  figures: '3 | Places\n4 | Low',
  hero: 'Runs low | Station road, shop | Three items, transfer today | See items',
  tip: 'Four items run low in the branches | A transfer is on the way',
  trend: 'Items in all | 3,648 | +2 %',
  add: 'Add branch',
  use: 'Move stock',
})
