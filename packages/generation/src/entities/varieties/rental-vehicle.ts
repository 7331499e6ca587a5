import { rentalVehicle } from '../rental-vehicle.ts'
import { defineVarieties } from './variety.ts'

/** What is rented out by the day, on the water and on land; without these words it is a camper van. */
export const rentalVehicleVarieties = defineVarieties(rentalVehicle, [
  {
    signs:
      'boat, boats, yacht, yachts, sailing boat, sailboat, motorboat, houseboat, boat rental 2, yacht charter 2',
    one: 'Boat',
    icon: 'flag',
    groups: 'Free, Motor, Sail',
    without: 'Beds, Extras, People',
    fields: 'Seats | number | 5\nLicence | choice | None needed | None needed, Inland, Sea',
    samples: `
      image | title | subtitle | overline | value | rating
      sailboat 1 | Little Tern | 5 people, motor, no licence | Motor | € 96 a day | 4.9
      motorboat 2 | Old Rope | 4 people, mainsail and jib | Sail | € 120 a day | 4.8
      motorboat 3 | Sandbar | 8 people, shade and ladder | Motor | € 185 a day | 4.7
      sailboat 4 | Two Reefs | 6 people, cabin for four | Sail | € 210 a day | 4.9
      motorboat 5 | Grey Gull | 3 people, rods on board | Motor | € 74 a day | 4.6
      rowing boat 6 | Slow Otter | 5 people, electric and quiet | Motor | € 110 a day | 4.8`,
    about: 'Steady, easy to steer and back before dark. Life jackets for five are in the bow locker.',
    facts: '5 | People\n€ 96 | A day\n6 kn | Speed',
    figures: '5 | Free this weekend\n3 | On the water\n2 | Due back today',
    hero: 'Free from Friday | Little Tern, the whole day | Five people, no licence needed | See dates',
    tip: 'Back at the jetty by seven | Wind from the west, calm till noon',
    add: 'Add boat',
    price: '€ 96 | a day',
  },
  {
    signs: 'kayak, kayaks, canoe, canoes, paddle board, paddleboard, sup, kayak rental 2, canoe rental 2',
    one: 'Boat',
    icon: 'flag',
    groups: 'Free, One seat, Two seats',
    without: 'Beds, Extras',
    fields: 'Paddles | number | 2\nLife jackets | choice | Medium | Small, Medium, Large',
    samples: `
      image | title | subtitle | overline | value | rating
      canoe 1 | Canoe, red | Three people, dry bag | Canoe | € 48 a day | 4.9
      kayak 2 | Kayak, yellow | One person, spray deck | Kayak | € 36 a day | 4.8
      kayak 3 | Double kayak | Two people, two hatches | Kayak | € 54 a day | 4.7
      canoe 4 | Canoe, green | Four people, for the river | Canoe | € 58 a day | 4.8
      surfboard 5 | Board, 10 feet | One person, leash and pump | Board | € 28 a day | 4.6`,
    about: 'Light enough for two to carry to the water. Paddles, jackets and a dry bag are in the price.',
    facts: '3 | People\n€ 48 | A day\n4.9 | Rating',
    figures: '7 | Free this weekend\n4 | On the water\n2 | Due back today',
    hero: 'Free on Saturday | Canoe, red, all day | Three people, dry bag and map | See dates',
    tip: 'River low at the mill | Carry round the weir on the left',
    add: 'Add boat',
    price: '€ 48 | a day',
  },
  {
    signs:
      'bike, bikes, bicycle, bicycles, e-bike, e-bikes, ebike, cargo bike, bike rental 2, e-bike rental 2',
    one: 'Bike',
    icon: 'bike',
    groups: 'Free, City, E-bike',
    without: 'Beds, Extras, People',
    fields:
      'Gears | number | 7\nFrame | choice | Medium | Small, Medium, Large\nWith it | choice | Helmet | Helmet, Child seat, Basket',
    samples: `
      image | title | subtitle | overline | value | rating
      bike 1 | City bike, blue | Seven gears, basket | City | € 14 a day | 4.8
      bike 2 | Trekking bike | 27 gears, rack and lights | Touring | € 19 a day | 4.7
      bike 3 | E-bike, low step | 90 km, charger with it | E-bike | € 34 a day | 4.9
      bike 4 | Mountain bike | Front fork, size L | Trail | € 28 a day | 4.6
      bike 5 | Cargo bike | Two children, rain cover | Cargo | € 42 a day | 4.9
      bike 6 | Child’s bike, 20 inch | Six gears, from seven years | Child | € 9 a day | 4.8`,
    about: 'Tyres pumped, brakes checked on Monday. Lock, lights and a repair kit are in the price.',
    facts: '7 | Gears\n€ 14 | A day\nM | Frame',
    figures: '9 | Free today\n6 | Out now\n3 | Due back by six',
    hero: 'Free today | City bike, blue | Seven gears, basket and lock | See dates',
    tip: 'Back by six | Leave it locked at the blue stand',
    add: 'Add bike',
    price: '€ 14 | a day',
  },
  {
    signs:
      'scooter 2, scooters 2, moped 2, mopeds 2, motorbike 2, motorbikes 2, motorcycle 2, motorcycles 2, scooter rental 3, motorbike rental 3',
    one: 'Scooter',
    many: 'Scooters',
    icon: 'bike',
    groups: 'Free, Electric, 50 cc, 125 cc',
    without: 'Beds, Extras, People',
    fields: 'Helmets | number | 2\nLicence | choice | Car | None, Car, Motorbike',
    samples: `
      image | title | subtitle | overline | value | rating
      scooter 1 | Linden Electric | 45 km/h, 80 km on a charge | Electric | € 29 a day | 4.9
      scooter 2 | Harbour 50 | Two seats, top case | 50 cc | € 32 a day | 4.8
      scooter 3 | Mill 125 | 95 km/h, two helmets | 125 cc | € 42 a day | 4.7
      kick scooter 4 | Kick, foldable | 20 km/h, no licence | Electric | € 15 a day | 4.6
      scooter 5 | Orbit Retro | Cream, windscreen | 125 cc | € 46 a day | 4.8
      scooter 6 | Halo Cargo | Box for 60 litres | Electric | € 38 a day | 4.5`,
    about: 'Quiet, easy and parked anywhere. Two helmets are in the top case, the charger under the seat.',
    facts: '80 km | On a charge\n€ 29 | A day\n45 km/h | Speed',
    figures: '6 | Free this weekend\n4 | On the road\n2 | Due back today',
    hero: 'Free from Friday | Linden Electric, the whole day | Two helmets, car licence is enough | See dates',
    tip: 'Back by seven | Hand it in at Harbour gate',
    add: 'Add scooter',
    price: '€ 29 | a day',
  },
  {
    signs: 'car, cars, rental car, car rental 2, car sharing 2, car share 2',
    one: 'Car',
    groups: 'Free, Small, Estate',
    without: 'Beds, Extras',
    fields:
      'Seats | number | 5\nDriver | person | Omar Haddad\nWith it | choice | Child seat | Child seat, Roof box, Second driver',
    samples: `
      image | title | subtitle | overline | value | rating
      car 1 | Small car, electric | 5 seats, 310 km | Small | € 39 a day | 4.8
      car 2 | Estate, diesel | 5 seats, roof rails | Estate | € 58 a day | 4.7
      van 3 | Van, nine seats | 9 seats, sliding door | Van | € 89 a day | 4.6
      jeep 4 | Four-wheel drive | 5 seats, winter tyres | Off-road | € 76 a day | 4.8
      van 5 | Transporter | 3 seats, 6 cubic metres | Van | € 64 a day | 4.7`,
    about: 'Cleaned on Tuesday, tank full. The key is in the box at the door, the code comes by message.',
    facts: '5 | Seats\n€ 39 | A day\n310 km | Range',
    figures: '5 | Free this weekend\n4 | On the road\n2 | Due back today',
    hero: 'Free from Friday | Small car, electric | Five seats, 310 km | See dates',
    tip: 'Back by ten on Tuesday | Plugged in at the blue post',
    add: 'Add car',
    price: '€ 39 | a day',
  },
])
