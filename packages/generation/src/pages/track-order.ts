import { definePage } from './page.ts'

export const trackOrder = definePage({
  id: 'track-order',
  said: 'track delivery, delivery tracking, track the delivery, track my delivery, live delivery tracking, track order, order tracking, track orders, track my order, track your order, follow delivery, follow the delivery, follow the courier, follow the driver, follow the rider, live order tracking, live tracking, track driver, track the driver, track the courier, track the rider, driver tracking, courier tracking, see where the driver is, see where my order is, order status',
  unless: /\b(?:couriers?|drivers?|riders?) (?:see|can|get|app|accept|navigate|update)|parcel/i,
  within:
    /\b(?:restaurant|caf[eé]|bistro|pub|pizz\w+|diner|sushi|bakery|kebab|burger|delivery|take-?away|shop|store|flowers?|grocer\w*|butcher)\b/i,
  name: 'Track order',
  icon: 'truck',
  line: 'Arrives at 10:04',
  shownBy: 'parcel',
  content: `
    hero 10:04 | Omar is on his way, 1.2 km to go.
    map The way | Omar, You
    timeline Your order
    - Confirmed | 9:12
    - Being made | 9:18
    - On its way | 9:36, with Omar
    - At your door | About 10:04
    rows Where
    - pin | Linden lane 4 | Second floor, bell Vogt
    - user | Omar Haddad | Bike, 4.9 stars
    button phone | Call Omar | tel:+15550100
  `,
})
