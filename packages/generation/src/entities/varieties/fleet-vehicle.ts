import { fleetVehicle } from '../fleet-vehicle.ts'
import { defineVarieties } from './variety.ts'

/** What stands in the yard; without these words it is vans. */
export const fleetVehicleVarieties = defineVarieties(fleetVehicle, [
  {
    signs: 'vintage 7, classic car 8, classic cars 8, oldtimer 8, veteran car 8, car club 6',
    groups: 'Ready, Workshop, Laid up',
    without: 'Plate, Driver, Fuel in litres, Next service',
    fields: `
      Car | text | Linden Six, 1958
      Owner | person | Lea Brandt
      Mileage | number | 84210
      Inspection | date | Mon 10 May
      Insurance until | date | Thu 31 Dec`,
    samples: `
      icon | title | subtitle | value | badge | tone
      car | Linden Six, 1958 | Lea, inspection in May | 84,210 km | Ready | success
      car | Harbour Coupé, 1967 | Omar, carburettor open | 61,400 km | Workshop | danger
      car | Halo Cabriolet, 1972 | Ida, winter sleep | 112,000 km | Laid up | neutral
      truck | Mill Pick-up, 1949 | Club, for rallies | 38,900 km | Ready | success
      bike | Norrgard 250, 1961 | Kim, new tyres | 24,300 km | Ready | success`,
    about: 'Rebuilt in 2014, runs best at eighty. Oil and points in April; next inspection in May.',
    facts: `
      1958 | Built
      84,210 | Kilometres
      May | Inspection`,
    figures: `
      9 | Cars
      1 | In the workshop
      2 | Inspections due`,
    hero: 'Inspection due | Harbour Coupé in December | The carburettor must be closed by then | Book it',
    tip: 'Autumn rally on Sunday | Five cars are entered',
    trend: 'Spent this year | € 4,120 | −380',
    one: 'Car',
    many: 'Cars',
  },
  {
    signs:
      'tractor 6, tractors 6, farm machinery 8, harvester 7, excavators 7, construction machines 8, forklifts 7',
    groups: 'Out, Yard, Workshop',
    without: 'Plate, Mileage',
    fields: `
      Machine | text | Tractor 2
      Driver | person | Omar Haddad
      Hours | number | 3210
      Next service | text | at 3,250 h`,
    samples: `
      icon | title | subtitle | value | badge | tone
      truck | Tractor 2 | Omar, lower field | 3,210 h | Out | success
      truck | Harvester | Belt, ready on Thursday | 1,840 h | Workshop | danger
      truck | Loader | Yard, full tank | 2,400 h | Yard | neutral
      truck | Excavator 8 t | Kim, site at the mill | 5,100 h | Out | success
      truck | Trailer 3 | Lights checked | – | Yard | warning`,
    about: 'On the lower field since seven. Grease every fifty hours, next service at 3,250.',
    facts: `
      3,210 | Hours
      3,250 | Service
      64 % | Tank`,
    figures: `
      3 | Out
      1 | In the workshop
      2 | Services due`,
    hero: 'Service due | Tractor 2, in 40 hours | Free place on Monday at 7:00 | Book service',
    tip: 'Two services this week | Tractor 2 and the loader',
    trend: 'Diesel this week | 412 l | −18',
    one: 'Machine',
    many: 'Machines',
  },
  {
    signs: 'ambulance 7, ambulances 7, fire engine 7, fire engines 7, rescue vehicle 7, fire brigade 6',
    groups: 'Ready, Out, Check',
    without: 'Plate, Driver, Fuel in litres, Next service',
    fields: `
      Vehicle | text | Engine 1
      Call sign | text | Linden 1/44
      Mileage | number | 24100
      Next check | date | Sun 22 Nov`,
    samples: `
      icon | title | subtitle | value | badge | tone
      truck | Engine 1 | Full, six places | 24,100 km | Ready | success
      truck | Ambulance 83/1 | On call since 14:10 | 84,210 km | Out | danger
      truck | Ladder | Hydraulics checked | 18,400 km | Ready | success
      truck | Boat trailer | Winter store | – | Laid up | neutral
      car | Command car | Radio to test | 61,000 km | Check | warning`,
    about: 'Tank full, 2,400 litres. Breathing sets were changed on Tuesday, next check on Sunday.',
    facts: `
      2,400 l | Water
      Sun | Check
      6 | Places`,
    figures: `
      4 | Ready
      1 | Out
      1 | To check`,
    hero: 'To check | Command car, radio | Before Sunday evening | Check it',
    tip: 'Check on Sunday | Four vehicles, two hands each',
    trend: 'Calls this week | 9 | +2',
    use: 'Check it',
  },
])
