import { defineEntity } from '../entity.ts'

/** What is brought to a building site, and when. */
export const siteDelivery = defineEntity({
  id: 'site-delivery',
  one: 'Delivery',
  many: 'Deliveries',
  words: 'site delivery, material delivery',
  icon: 'truck',
  groups: 'Today, Ordered, Received',
  fields: `
    Material | choice | Concrete | Concrete, Plasterboard, Rebar, Roof tiles, Windows
    Quantity | text | 8 m³
    Supplier | text | Harbour Supply
    Date | date | Fri 20 Nov
    Time | time | 07:30
    Received by | person | Omar Haddad
    Photo | photo | box`,
  samples: `
    icon | title | subtitle | badge | tone
    truck | Concrete C25, 8 m³ | Today 07:30, ceiling | Received | success
    truck | Plasterboard, 60 | Today 09:00, second floor | Received | success
    truck | Rebar 12 mm, 2 t | Today 14:00, crane needed | Today | primary
    box | Roof tiles, 900 | Fri 20 Nov, yard | Ordered | neutral
    box | Windows, 14 | Mon 23 Nov, late by two days | Late | danger`,
  about: 'Came at 7:30, the last truck left at noon. The delivery note is signed by Omar.',
  facts: '8 m³ | Amount\n07:30 | Came\n1 | Photo',
  figures: '3 | Today\n1 | Late',
  hero: 'Today, 14:00 | Rebar 12 mm, 2 t | The crane is booked | See delivery',
  tip: 'One delivery is late | Windows, by two days',
  trend: 'Deliveries a week | 11 | +2',
  add: 'Add delivery',
  use: 'Mark as received',
})
