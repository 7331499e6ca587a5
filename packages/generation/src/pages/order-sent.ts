import { definePage } from './page.ts'

export const orderSent = definePage({
  id: 'order-sent',
  said: 'parcel tracking, track parcel, track parcels, track the parcel, track my parcel, package tracking, shipment tracking, shipping status, track shipment, track shipping',
  within:
    /\b(?:shop|store|boutique|sell|selling|buy|e-?commerce|fashion|brand|merch|cart|checkout|products)\b/i,
  unless: /couriers?|drivers?|carriers?|logistics/i,
  name: 'My order',
  icon: 'box',
  line: 'Arrives on Tuesday',
  shownBy: 'parcel',
  content: `
    hero Arrives on Tuesday | Number KW-4182, two things in one parcel.
    timeline Where it is
    - Ordered | Thu 19 Nov, 9:41
    - Packed | Today until 17:00
    - On its way | Fri 20 Nov
    - At your door | Tue 24 Nov
    rows About it
    - pin | Linden lane 4 | Delivery address
    - receipt | Invoice | Sent by mail
    - repeat | Send something back | Free for 30 days
    button chat | Ask about it
  `,
})
