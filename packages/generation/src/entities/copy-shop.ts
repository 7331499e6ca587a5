import { defineEntity } from '../entity.ts'

/** A copy shop nearby. */
export const copyShop = defineEntity({
  id: 'copy-shop',
  one: 'Shop',
  many: 'Shops',
  words: 'copy shop, print shop nearby',
  icon: 'pin',
  groups: 'Open, Nearby',
  fields: `
    Name | text | Copy Corner
    Where | place | Library, ground floor
    Open until | time | 19:00
    Waits | text | 8 min`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    file | Copy Corner | Library, ground floor, until 19:00 | 8 min | Quiet | success
    file | Mill Street Prints | Binds while you wait, until 18:00 | 25 min | Busy | warning
    file | Harbour Copies | A0 and photo, until 20:00 | 12 min | Quiet | success
    file | Night Print | Machine only, day and night | 0 min | Open | primary`,
  figures: '4 | Nearby\n3 | Open',
  add: 'Add shop',
  use: 'Send a file',
})
