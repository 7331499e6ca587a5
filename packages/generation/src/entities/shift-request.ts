import { defineEntity } from '../entity.ts'

/** Somebody wants another shift or a free day. */
export const shiftRequest = defineEntity({
  id: 'shift-request',
  one: 'Request',
  many: 'Requests',
  words: 'request for a shift',
  icon: 'repeat',
  groups: 'Waiting, Yes, No',
  fields: `
    Who | person | Kim Osei
    Wish | choice | Swap | Swap, Day off, More hours
    Shift | text | Sat 21 Nov, early
    Instead | text | Omar Haddad would take it
    Reason | long | Wedding of my sister`,
  samples: `
    avatar | title | subtitle | badge | tone
    Kim | Kim Osei, swap | Sat 21 Nov, early, with Omar | Waiting | warning
    Ana | Ana Petrova, day off | Fri 27 Nov | Waiting | warning
    Tomas | Tomás Rey, more hours | Two nights in December | Yes | success
    Lea | Lea Brandt, swap | Mon 23 Nov, late, with Iris | Yes | success
    Jonas | Jonas Weber, day off | Thu 24 Dec | No | danger`,
  about: 'Omar would take the early shift and has eleven hours of rest before. Both have said yes.',
  facts: 'Sat | Day\nOmar | Takes it\n11 h | Rest',
  figures: '2 | Waiting\n9 | This month',
  hero: 'Waits for you | Kim Osei, swap | Sat 21 Nov with Omar | Approve',
  tip: 'Two requests wait | Both people have agreed to the swap',
  trend: 'Granted | 82 % | +3',
  add: 'Ask for a swap',
  use: 'Approve',
})
