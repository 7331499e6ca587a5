import { defineEntity } from '../entity.ts'

/** What takes place at a mosque. */
export const mosqueEvent = defineEntity({
  id: 'mosque-event',
  one: 'Event',
  many: 'Events',
  words: 'khutbah, iftar, mosque event, jumuah',
  icon: 'calendar',
  groups: 'This week, Friday, Families',
  fields: `
    Title | text | Khutbah: On neighbours
    Day | date | Fri 20 Nov
    Time | time | 12:30
    Speaker | person | Imam Yusuf
    Room | choice | Prayer hall | Prayer hall, Sisters’ hall, Classroom, Kitchen
    About | long | What we owe the house next door`,
  samples: `
    icon | title | subtitle | overline | meta
    users | Khutbah: On neighbours | Imam Yusuf, prayer hall | Fri 20 Nov, 12:30 | Jumu’ah
    bowl | Soup for the street | Kitchen, twelve helpers needed | Fri 20 Nov, 17:00 | 8 of 12
    book | Quran school | Three groups, upstairs | Sat 21 Nov, 10:00 | Children
    coffee | Sisters’ circle | Ustadha Mariam, tea after | Sun 22 Nov, 15:00 | 24 coming
    heart | Janazah of Hassan Osei | After Dhuhr, cars to the cemetery | Thu 19 Nov, 12:30 | Today
    tools | Work day on the roof | Bring gloves | Sat 28 Nov, 9:00 | 6 coming`,
  about: 'What we owe the house next door, with three stories. Repeated at 13:30 for the second prayer.',
  facts: '12:30 | Begins\n25 min | Length\n2 | Prayers',
  figures: '5 | This week\n24 | Coming on Sunday',
  hero: 'Friday, 12:30 | On neighbours | Khutbah by Imam Yusuf | Open',
  add: 'Add event',
  use: 'I come',
})
