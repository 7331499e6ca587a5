import { defineEntity } from '../entity.ts'

/** Who delivers what a firm buys. */
export const supplier = defineEntity({
  id: 'supplier',
  words: 'parts supplier, goods supplier',
  icon: 'truck',
  groups: 'All, Open orders',
  fields: `
    Contact | person | Ruth Adeyemi
    Phone | phone | +49 151 2048
    Email | email | orders@lindner.example
    Delivers in | text | 4 days
    Least order | money | € 150
    Customer number | text | 41820`,
  samples: `
    icon | title | subtitle | value
    truck | Lindner and sons | Delivers in 4 days, from € 150 | 2 orders
    truck | Harbour Supply | Tuesdays and Fridays | 1 order
    truck | Norrgard Trade | Next day before noon | 14 items
    truck | Osei Wholesale | By the 5th of the month | 9 items
    truck | Mill Packaging | Delivers in 2 days | 4 items`,
  about: 'Orders until eleven leave the same day. From € 150 delivery is free; thirty days to pay.',
  facts: '4 days | Delivers in\n30 d | To pay\n2 | Open orders',
  figures: '5 | Suppliers\n3 | Open orders',
  hero: 'Order by eleven | Lindner and sons | Two items are below their minimum | Order',
  tip: 'Three orders are on the way | Lindner delivers on Friday',
  trend: 'Bought a month | € 4,180 | −3 %',
  add: 'Add supplier',
  use: 'Call',
})
