import { defineEntity } from '../entity.ts'

/** A duty somebody cannot do, and who takes it. */
export const dutySwap = defineEntity({
  id: 'duty-swap',
  one: 'Swap',
  many: 'Swaps',
  words: 'duty swap, swap of a duty',
  icon: 'repeat',
  groups: 'Open, Taken',
  fields: `
    Who | person | Omar Haddad
    Day | date | Sun 13 Dec
    Instead | text | Any Sunday in January
    Message | long | We are with my sister that weekend`,
  samples: `
    avatar | title | subtitle | badge | tone
    Omar | Omar, Sun 13 Dec | Offers any Sunday in January | Open | warning
    Ana | Ana, Sat 5 Dec | Ill, nobody asked yet | Open | danger
    Kim | Kim, Sun 15 Nov | Lea stood in | Taken | success
    Tomas | Tomás, Sun 8 Nov | Swapped with Iris, 22 Nov | Taken | success`,
  about: 'We are with my sister that weekend. I can do any Sunday in January instead.',
  facts: '13 Dec | Day\n6 | Could come',
  figures: '2 | Open\n5 | Taken this autumn',
  hero: 'Asked yesterday | Omar, Sun 13 Dec | Any Sunday in January instead | I can do it',
  tip: 'Two swaps are open | Omar and Ana',
  add: 'Ask for a swap',
  use: 'I can do it',
})
