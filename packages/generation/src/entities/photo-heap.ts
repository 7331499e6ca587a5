import { defineEntity } from '../entity.ts'

export const photoHeap = defineEntity({
  id: 'photo-heap',
  one: 'Heap',
  many: 'Heaps',
  words: 'photo heap, duplicate photo, blurry photo, blurry shot, camera roll, duplicate',
  icon: 'image',
  groups: 'Months, Duplicates, Blurry',
  fields: `
    Show | choice | This month | This month, Duplicates, Blurry, Screenshots
    Left swipe | choice | Delete | Delete, Keep, Album
    Right swipe | choice | Keep | Delete, Keep, Album
    Up swipe | choice | Album | Delete, Keep, Album`,
  samples: `
    image | title | subtitle | value
    lake | November | 118 pictures, 34 sorted | 412 MB
    cat | Nearly the same | 26 pairs, mostly the cat | 310 MB
    street | Blurry | 41 pictures | 122 MB
    document | Screenshots | 207 pictures, most older than a year | 95 MB
    mountain | Summer | 640 pictures, all sorted | 0 MB`,
  about: 'Twenty-six pairs, most of them of the cat on the blue chair. The sharper one is marked.',
  facts: '118 | Pictures\n34 | Sorted\n412 MB | Size',
  figures: '2.4 GB | Saved\n1,083 | Deleted\n84 | To sort',
  trend: 'Saved in MB | 412 | +96',
  hero: 'This month | 84 pictures to go | Left to delete, right to keep, up for an album | Begin',
  tip: 'The bin is emptied in 12 days | 310 pictures are in it',
  add: 'Start sorting',
  use: 'Sort now',
})
