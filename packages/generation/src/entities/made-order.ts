import { defineEntity } from '../entity.ts'

/** What a customer has had made for a day: seen by whoever makes it. */
export const madeOrder = defineEntity({
  id: 'made-order',
  one: 'Order',
  many: 'Orders',
  words: 'custom order, cake order, made to order, commission, bespoke order',
  icon: 'bag',
  groups: 'To make, Ready, Collected',
  fields: `
    What | text | Oak side table, 45 cm
    Customer | person | Lea Brandt
    Phone | phone | +49 151 2048
    Ready on | date | Sat 21 Nov
    Price | money | € 180
    Deposit | money | € 60
    Status | choice | To make | To make, In work, Ready, Collected
    Photo | photo | table
    Wishes | long | Rounded corners, oiled, not varnished`,
  samples: `
    image | title | subtitle | value | badge | tone
    table 1 | Oak side table, 45 cm | Lea Brandt, Sat 21 Nov | € 180 | In work | primary
    shelf 2 | Shelf for the hall | Omar Haddad, Tue 24 Nov | € 240 | To make | warning
    bowl 3 | Four bowls, blue rim | Iris Chen, Fri 20 Nov | € 96 | Ready | success
    lamp 4 | Lamp, ash and linen | Kim Osei, Sat 28 Nov | € 130 | To make | warning
    picture frame 5 | Frame, 40 by 60 | Ruth Adeyemi, Thu 19 Nov | € 48 | Ready | success
    chair 6 | Stool, mended | Tomás Rey, collected | € 35 | Collected | neutral`,
  about: 'Rounded corners, oiled, not varnished. Deposit of 60 euros paid, the rest when it is collected.',
  facts: 'Sat | Ready\n€ 180 | Price\n€ 120 | Open',
  figures: '6 | Orders | +2\n2 | To make\n€ 729 | In all',
  hero: 'Due on Friday | Four bowls, blue rim | For Iris Chen, ready since noon | Open order',
  tip: 'Two orders to make | The shelf is due on Tuesday',
  trend: 'Orders a week | 6 | +2',
  add: 'New order',
  use: 'Mark as ready',
})
