import { definePage } from './page.ts'

export const trackOrder = definePage({
  id: 'track-order',
  said: 'track delivery, delivery tracking, track the delivery, track my delivery, live delivery tracking, track order, order tracking, track orders, track my order, track your order, follow delivery, live order tracking, order status',
  unless: /couriers?|drivers? (?:see|can|get|app)|parcel/i,
  within:
    /\b(?:restaurant|caf[eé]|bistro|pub|pizz\w+|diner|sushi|bakery|kebab|burger|delivery|take-?away|shop|store|flowers?|grocer\w*|butcher)\b/i,
  name: 'Delivery',
  icon: 'truck',
  line: 'Arrives at 10:04',
  shownBy: 'food-delivery-order made-order parcel',
  content: `
    hero 10:04 | Omar is on his way, 1.2 km to go.
    timeline Your order
    - Confirmed | 9:12
    - Being made | 9:18
    - On its way | 9:36, with Omar
    - At your door | About 10:04
    rows Where
    - pin | Linden lane 4 | Second floor, bell Vogt
    - phone | Call Omar | +1 555 0100
    button phone | Call Omar | tel:+15550100
  `,
})
