import { defineEntity } from '../entity.ts'

export const shopOpening = defineEntity({
  id: 'shop-opening',
  one: 'Entry',
  many: 'Entries',
  words: 'opening log, closing log, shop opening',
  icon: 'key',
  groups: 'Today, This week, Late',
  fields: `
    What | choice | Opened | Opened, Closed
    Time | time | 6:52
    By | person | Lea Brandt
    Cash in the drawer | money | € 150
    Photo | photo | shop
    Note | long | Milk delivery was at the door`,
  samples: `
    icon | title | subtitle | value | badge | tone
    key | Opened, Thursday | Lea Brandt, eight minutes early | 6:52 | On time | success
    lock | Closed, Wednesday | Omar Haddad, € 1,284 counted | 18:14 | Done | success
    key | Opened, Wednesday | Kim Osei | 7:06 | Late | warning
    lock | Closed, Tuesday | Ana Petrova, alarm set | 18:09 | Done | success
    key | Opened, Tuesday | Lea Brandt | 6:55 | On time | success`,
  about: 'Opened at 6:52 by Lea, alarm off, drawer counted. The milk stood at the door already.',
  facts: '6:52 | Opened\n9 of 9 | Steps\n€ 150 | In the drawer',
  figures: '6:52 | Opened today\n1 | Late this week\n11 h 18 | Open yesterday',
  hero: 'Open since 6:52 | Lea opened this morning | All nine steps are ticked | Close the shop',
  tip: 'Late once this week | Wednesday, six minutes',
  trend: 'Hours open a day | 11.3 | +0.2',
  add: 'Log opening',
  use: 'Close the shop',
})
