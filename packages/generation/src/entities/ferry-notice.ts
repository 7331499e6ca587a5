import { defineEntity } from '../entity.ts'

/** What does not go as planned. */
export const ferryNotice = defineEntity({
  id: 'ferry-notice',
  one: 'Notice',
  many: 'Notices',
  words: 'ferry notice, cancelled sailing',
  icon: 'bell',
  groups: 'Today, Later',
  fields: `
    What | choice | Cancelled | Cancelled, Late, Full, Other boat
    Sailing | text | 18:45 to the mainland
    Why | text | Wind from the north-west
    Told to | text | 46 with a ticket`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    warning | 18:45 does not sail | Wind, 46 were told | 14:10 | Cancelled | danger
    clock | 17:00 is decided at three | Eight metres now | 13:40 | Perhaps | warning
    truck | 13:00 is full for cars | On foot you may come | 9:20 | Full | warning
    info | Tern instead of Little Auk | From Monday, no lorries | Yesterday | Other boat | primary`,
  about: 'Wind of seventeen metres is forecast. Whoever has a ticket may change or gets the money back.',
  figures: '1 | Cancelled\n46 | Were told',
  tip: '46 people were told | 31 have changed already',
  add: 'Write notice',
  use: 'Tell everybody',
})
