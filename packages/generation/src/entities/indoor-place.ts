import { defineEntity } from '../entity.ts'

/** A shop or service inside a large building, with its floor and the way to it. */
export const indoorPlace = defineEntity({
  id: 'indoor-place',
  one: 'Place',
  many: 'Places',
  words:
    'mall store, indoor place, shop in the mall, gate of the airport, hospital ward, indoor map, mall map',
  icon: 'map',
  groups: 'Shops, Food, Toilets, Parking',
  fields: `
    Name | text | Linden Books
    Floor | choice | 1 | P2, P1, 0, 1, 2
    Unit | text | 1.14
    Kind | choice | Shop | Shop, Food, Toilets, Cash, Parking, Exit
    Open | text | 10:00 to 20:00
    Way | place | Left of the fountain, up the escalator`,
  samples: `
    icon | title | subtitle | value | badge | tone
    book | Linden Books | Floor 1, left of the fountain | 90 m | Open | success
    user | Toilets | Floor 0, behind the lifts, step-free | 40 m | Free | success
    fork | Harbour Noodles | Food court, floor 2 | 160 m | Open | success
    car | Parking P1, row D | 42 spots free | 210 m | Free | success
    bag | Mill Outdoor | Floor 1, unit 1.22 | 130 m | Opens 10:00 | neutral
    wallet | Cash machine | Floor 0, main entrance | 70 m | Works | success`,
  about:
    'Take the escalator at the fountain and turn left. The door is between the optician and the flower stall.',
  facts: '90 m | Away\n1 | Floor\n20:00 | Closes',
  figures: '118 | Shops\n4 | Floors\n42 | Free parking spots',
  hero: 'You parked | P1, row D, spot 17 | By the lift with the whale, since 10:12 | Take me there',
  tip: 'Forty-two spots free on P1 | P2 is full until about three',
  add: 'Save my spot',
  use: 'Show the way',
})
