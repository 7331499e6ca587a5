import { defineEntity } from '../entity.ts'

export const rentalVehicle = defineEntity({
  id: 'rental-vehicle',
  one: 'Vehicle',
  many: 'Vehicles',
  words: 'camper van, camper, motorhome, caravan, rental car',
  icon: 'car',
  groups: 'Free, 2 people, 4 people',
  fields: `
    From | date | Fri 27 Nov
    To | date | Tue 1 Dec
    People | number | 2
    Beds | number | 2
    Extras | choice | Bike rack | Bike rack, Child seat, Awning
    Message | long | We arrive after six`,
  samples: `
    image | title | subtitle | overline | value | rating
    camp van | Heron | Sleeps 2, stove and heater | Small | € 74 a night | 4.9
    camp forest | Big Moss | Sleeps 4, shower and awning | Large | € 112 a night | 4.8
    camp lake | Little Wave | Sleeps 2, roof tent | Small | € 68 a night | 4.7
    camp mountain | Ridgeway | Sleeps 4, four-wheel drive | Large | € 128 a night | 4.9
    camp | Old Blue | Sleeps 2, from 1989 | Classic | € 92 a night | 4.6
    camp sea | Driftwood | Sleeps 3, solar on the roof | Medium | € 88 a night | 4.8`,
  about:
    'Warm in winter, quiet on the road, and the bed is made in two minutes. Kitchen things are on board.',
  facts: '2 | Beds\n€ 74 | A night\n9 l | Per 100 km',
  figures: '5 | Free this weekend\n3 | On the road\n2 | Due back today',
  hero: 'Free from Friday | Heron, four nights | Sleeps two, stove and heater | See dates',
  tip: 'Back by ten on Tuesday | Full tank, empty water',
  add: 'Add vehicle',
  use: 'Choose dates',
  price: '€ 74 | a night',
})
