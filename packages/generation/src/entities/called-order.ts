import { defineEntity } from '../entity.ts'

/** An order that stands on the pickup counter: its number is called until somebody fetches it. */
export const calledOrder = defineEntity({
  id: 'called-order',
  one: 'Order',
  many: 'Orders',
  words: 'called order, ready order, announced order, pickup counter',
  icon: 'bell',
  groups: 'Ready, Called, Handed over',
  fields: `
    Number | number | 116
    Dishes | long | Smoky house burger, lemonade
    Ready since | time | 12:35
    Called | number | 1`,
  samples: `
    icon | title | subtitle | badge | tone
    bag | 116 | Burger and lemonade, called at 12:36 | Called | success
    bag | 117 | Two miso bowls, ready since 12:36 | Ready | success
    bell | 114 | Potato pizza, called at 12:31 and 12:34 | Called | warning
    check | 115 | Plum crumble, 12:30 | Handed over | neutral
    check | 113 | 3 bean tacos, 12:27 | Handed over | neutral`,
  about: 'Smoky house burger without onions and a lemonade, in one bag. Stands on the left.',
  facts: '116 | Number\n2 | Dishes\n2 min | Waiting',
  figures: '3 | On the counter\n1 | Called twice',
  hero: 'Ready | 116 | Burger and lemonade | Call number',
  tip: '114 was called twice | It has stood there since 12:31',
  use: 'Call number',
  next: 'Handed over',
})
