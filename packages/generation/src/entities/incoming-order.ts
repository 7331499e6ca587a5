import { defineEntity } from '../entity.ts'

/** What customers have ordered, as those see it who have to get it ready. */
export const incomingOrder = defineEntity({
  id: 'incoming-order',
  one: 'Order',
  many: 'Orders',
  words: 'incoming order, new order, online order, customer order, shop order',
  icon: 'bag',
  groups: 'New, In work, Ready',
  fields: `
    Order | text | 118, Kim Osei
    Customer | person | Kim Osei
    Items | long | Two of the first, one gift wrap
    Ready at | time | 10:15
    Handed over | choice | Pick-up | Pick-up, Delivery, Post
    Total | money | € 38.60
    Status | choice | New | New, In work, Ready, Done
    Note | text | Please ring`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bag | 118, Kim Osei | 3 items, pick-up at 10:15 | € 38.60 | New | danger
    truck | 117, Lea Brandt | 2 items, courier at 10:05 | € 24.00 | New | danger
    bag | 116, Omar Haddad | 5 items, pick-up at 9:55 | € 61.20 | In work | warning
    truck | 115, Iris Chen | 1 item, with Tomás | € 14.90 | On the way | primary
    check | 114, Ruth Adeyemi | 2 items, collected at 9:20 | € 27.50 | Done | success
    check | 113, Jonas Weber | 4 items, collected at 8:50 | € 33.10 | Done | success`,
  about: 'Three things, paid by card. Kim comes at a quarter past ten and has asked for gift wrap.',
  facts: '10:15 | Ready\n€ 38.60 | Total\n3 | Items',
  figures: '2 | New\n€ 412 | Today\n18 | Orders | +4',
  hero: 'New, two minutes ago | 118, Kim Osei | 3 items, pick-up at 10:15 | Accept order',
  tip: 'Two orders wait for an answer | The first is to be ready at 10:05',
  notices:
    'New order 118 | Kim Osei, 3 items, € 38.60 | bag\nCourier is here | For order 117, Lea Brandt | truck\nFive stars | From Ruth, for yesterday’s order | star',
  trend: 'Sales this week | € 2,480 | +12 %',
  use: 'Mark as ready',
  next: 'Reject',
  add: 'Add order',
})
