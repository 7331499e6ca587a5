import { definePage } from './page.ts'

/** The car that comes, between ordering it and getting out. */
export const rideOnTheWay = definePage({
  id: 'ride-on-the-way',
  said: 'track ride, track the ride, track my ride, live ride tracking, ride tracking, see the driver, driver location, driver on the map, see where the driver is, track the driver, track driver, track the taxi, driver arrival',
  within: /\b(?:taxi|cab|ride|rides|uber|chauffeur|passengers?)\b/i,
  unless: /deliver|parcel|courier/i,
  name: 'Your ride',
  icon: 'car',
  line: 'Omar is four minutes away',
  content: `
    hero 4 minutes | Omar is on his way in a silver wagon, HB-KW 418.
    map The way | Omar, You
    timeline Your ride
    - Accepted | 9:37
    - At your door | About 9:45
    - Main station | About 9:57
    stats The ride
    - € 11.40 | Fare
    - 3.8 km | Way
    rows Your driver
    - user | Omar Haddad | 4.9 stars, 1,204 rides
    - share | Share where I am | With somebody you trust
    button phone | Call Omar | tel:+15550100
  `,
})
