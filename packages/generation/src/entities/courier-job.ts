import { defineEntity } from '../entity.ts'

/** What somebody on a bike or in a car takes from a shop to a door, and is paid for. */
export const courierJob = defineEntity({
  id: 'courier-job',
  one: 'Delivery',
  many: 'Deliveries',
  words: 'delivery offer, delivery job, available delivery, courier job, delivery request',
  icon: 'truck',
  groups: 'New, Accepted, Delivered',
  fields: `
    Pick up at | place | Forno Nove, Harbour street 12
    Bring to | place | Linden lane 4, second floor
    Customer | person | Kim Osei
    Ready at | time | 9:52
    Pay | money | € 6.40
    Tip | money | € 1.50
    Note | long | Ring twice, the dog is friendly
    Status | choice | New | New, Accepted, Picked up, Delivered`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bag | Forno Nove to Linden lane 4 | 1.8 km, ready at 9:52 | € 6.40 | New | primary
    bag | Miso Lane to Mill street 14 | 2.4 km, ready at 9:58 | € 7.10 | New | primary
    truck | Green Table to Station road 3 | 0.9 km, picked up | € 4.80 | On the way | warning
    check | Smoky House to Park lane 20 | 3.1 km, at 9:14 | € 8.20 | Delivered | success
    check | Saffron Yard to Dock 7 | 2.2 km, at 8:47 | € 6.90 | Delivered | success
    check | Calle Ocho to Hill road 1 | 4.0 km, yesterday | € 9.60 | Delivered | success`,
  about: 'Two boxes and a bottle, paid already. Second floor, bell Osei; ring twice, the dog is friendly.',
  facts: '€ 6.40 | Pay\n1.8 km | Way\n12 min | To go',
  figures: '€ 48 | Today\n7 | Deliveries\n€ 312 | This week',
  hero: 'New, 400 m from you | Forno Nove to Linden lane 4 | 1.8 km, € 6.40 and a tip | Accept',
  tip: 'Busy around the harbour | Two euros more for each delivery until noon',
  notices:
    'New delivery near you | Forno Nove to Linden lane 4, € 6.40 | truck\nTip from Kim | € 1.50 for the last one | wallet\nPaid out | € 286.40 for last week | card',
  trend: 'Earned this week | € 312 | +24',
  use: 'Accept delivery',
  next: 'Decline',
  add: 'Add delivery',
})
