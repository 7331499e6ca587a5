import { defineEntity } from '../entity.ts'

/** Who is out on a tour, and how far. */
export const tourDriver = defineEntity({
  id: 'tour-driver',
  one: 'Driver',
  many: 'Drivers',
  words: 'tour driver, route driver',
  icon: 'users',
  groups: 'On tour, Free, Late',
  fields: `
    Vehicle | text | Van 2, HB-KW 418
    Tour | choice | North | North, Harbour, East, Centre
    Stops | number | 14
    Phone | phone | +49 151 2048
    Working until | time | 16:00`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Omar | Omar Haddad | North, next Linden lane 4 | 9 of 14 | On time | success
    Kim | Kim Osei | Harbour, next Old Mint Hotel | 6 of 12 | 10 min late | warning
    Ana | Ana Petrova | Centre, next Town hall | 11 of 18 | On time | success
    Tomas | Tomás Rey | East, at the depot | 0 of 9 | Loading | primary
    Iris | Iris Chen | Back since 11:40 | 16 of 16 | Free | neutral`,
  about: 'Drives the north tour with van 2. Five stops are left; back at about three.',
  facts: '9 of 14 | Stops\n38 km | To drive\n1 | Failed',
  figures: '4 | On tour\n1 | Late',
  hero: '10 minutes late | Kim Osei | Harbour tour, next Old Mint Hotel | Call',
  tip: 'One driver is late | Kim, ten minutes on the harbour tour',
  trend: 'Stops today | 42 | +5',
  add: 'Assign tour',
  use: 'Call',
})
