import { defineEntity } from '../entity.ts'

export const fleetVehicle = defineEntity({
  id: 'fleet-vehicle',
  one: 'Vehicle',
  many: 'Vehicles',
  words: 'fleet vehicle, company vehicle, delivery van',
  icon: 'truck',
  groups: 'On the road, Yard, Workshop',
  fields: `
    Plate | text | LN 482
    Driver | person | Omar Haddad
    Mileage | number | 84210
    Next service | date | Mon 7 Dec
    Fuel in litres | number | 41
    Note | long | Left mirror scratched`,
  samples: `
    icon | title | subtitle | value | badge | tone
    truck | Van 4, LN 482 | Omar, round 12, 8 stops left | 62 km | On the road | success
    truck | Van 7, LN 485 | Kim, back at 15:30 | 104 km | On the road | success
    truck | Van 2, LN 479 | Brakes, ready tomorrow | 0 km | Workshop | danger
    truck | Truck 1, LN 401 | Service due in 800 km | 0 km | Yard | warning
    car | Car 3, LN 490 | Ana, customer visit | 18 km | On the road | success`,
  about: 'On round 12 since 7:10. Eight stops left, back at about four; next service on 7 December.',
  facts: '84,210 | Kilometres\n8.4 l | Per 100 km\n7 Dec | Service',
  figures: '6 | On the road\n1 | In the workshop\n2 | Services due',
  hero: 'Service due | Truck 1, in 800 km | Free place on Monday at 7:00 | Book service',
  tip: 'Two services this week | Truck 1 and Van 7',
  trend: 'Fuel this week | 412 l | −18',
  add: 'Add vehicle',
  use: 'Open on map',
})
