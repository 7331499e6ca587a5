import { serviceEntry } from '../service-entry.ts'
import { defineVarieties } from './variety.ts'

/** What is repaired and kept; without these words it is a car. */
export const serviceEntryVarieties = defineVarieties(serviceEntry, [
  {
    signs:
      'bike 6, bicycle 7, mountain bike 8, mtb 8, road bike 8, gravel bike 8, e-bike 7, ebike 7, bike chain 7, derailleur 8, chain wear 8, my bikes 7',
    icon: 'bike',
    groups: 'Drivetrain, Brakes, Wheels',
    without: 'Mileage, Garage, Next due',
    fields: `
      Kind | choice | Chain | Chain, Brakes, Tyres, Gears, Bearings, Other
      Date | date | Sat 14 Nov
      Kilometres | number | 4210
      Cost | money | € 38
      Done by | choice | Myself | Myself, Shop
      Next check | text | At 6,000 km
      Receipt | photo | receipt
      Notes | long | 12 speed, two links shorter`,
    samples: `
      icon | title | subtitle | value | tone
      repeat | New chain | 4,210 km, done myself | € 38 | success
      warning | Brake pads, rear | Due at 4,500 km | Soon | warning
      bike | Front tyre, 40 mm | 3,980 km, done myself | € 42 | neutral
      tools | Gears adjusted | 3,640 km, shop on Mill street | € 25 | neutral
      drop | Chain oiled | 3,610 km, after the rain | € 0 | neutral
      check | Bottom bracket | 2,900 km, shop on Mill street | € 64 | success`,
    about: 'The old one was stretched by 0.8 percent. Twelve speed, two links shorter, quiet again.',
    facts: '4,210 | Km\n€ 38 | Cost\n6,000 | Next at',
    figures: '4,210 km | Ridden | +86\n€ 169 | This year\n290 km | To the brake pads',
    hero: 'Next | Rear brake pads at 4,500 km | About 290 km to go, in three weeks | Set reminder',
    tip: 'Chain lasted 3,100 km | The one before 2,400',
    trend: 'Costs this year | € 169 | +38',
  },
  {
    signs:
      'fuel log 9, fuel tracker 9, fuel diary 9, fuel book 9, fuel economy 9, gas mileage 9, track gas 9, price per litre 6, price per liter 6, litres filled 6, liters filled 6, next fill 6, fill-up log 9, refuelling log 9, odometer value 4, odometer values 4',
    one: 'Fill-up',
    many: 'Fill-ups',
    icon: 'drop',
    groups: 'Full tank, Part, Abroad',
    fields: `
      Odometer | number | 84020
      Date | date | Sat 14 Nov
      Litres filled | text | 41.2 l
      Price per litre | text | € 1.73
      Total paid | money | € 71.30
      Full tank | switch | yes
      Station | place | Mill street
      Receipt | photo | receipt`,
    without: 'Kind, Mileage, Cost, Garage, Next due, Notes',
    samples: `
      icon | title | subtitle | value | tone
      drop | 41.2 litres, Mill street | Sat 14 Nov, 6.1 per 100 km | € 71.30 | success
      drop | 38.0 litres, motorway | Thu 5 Nov, 6.3 per 100 km | € 70.70 | warning
      drop | 40.1 litres, Mill street | Tue 27 Oct, 6.0 per 100 km | € 68.60 | success
      drop | 22.5 litres, harbour | Sun 18 Oct, part of a tank | € 38.90 | neutral
      drop | 42.4 litres, Mill street | Wed 14 Oct, 6.2 per 100 km | € 74.20 | success`,
    about: 'A full tank at 1.73 a litre after 674 kilometres. Three cents cheaper than on the motorway.',
    facts: '6.1 l | Per 100 km\n€ 1.73 | A litre\n674 km | Driven',
    figures: '6.1 l | Per 100 km | −0.2\n412 km | To the next fill\n84,020 km | Odometer',
    hero: 'Next fill | In about 412 kilometres | On Thursday, at the pace of this week | Log fill-up',
    tip: 'Better than in summer | 6.1 litres per 100 kilometres, 6.3 in July',
    trend: 'Consumption per 100 km | 6.1 l | −0.2',
    data: [6.6, 6.4, 6.5, 6.3, 6.2, 6.3, 6.1],
    add: 'Log fill-up',
    use: 'Edit fill-up',
  },
  {
    signs: 'motorcycle 7, motorbike 7, scooter 4, moped 5, vespa 5',
    icon: 'bike',
    groups: 'Service, Fuel, Repairs',
    samples: `
      icon | title | subtitle | value | tone
      tools | Oil and filter | 18,420 km, done myself | € 54 | success
      drop | Fuel, 14 litres | 18,310 km, 4.6 per 100 | € 25.10 | neutral
      repeat | Chain kit | 17,900 km, Lane 4 garage | € 186 | success
      warning | Rear tyre | Due at 19,000 km | Soon | warning
      bolt | Spark plugs | 16,200 km, done myself | € 32 | neutral
      check | Inspection | Passed, until May 2027 | € 68 | success`,
    about: 'Three litres and a new filter on the stand. Chain tension checked, 30 millimetres.',
    fields: 'Mileage | number | 18420',
    facts: '18,420 | Km\n€ 54 | Cost\n24,400 | Next at',
    figures: '18,420 km | Mileage\n4.6 l | Per 100 km | −0.1\n€ 365 | This year',
    hero: 'Next | Rear tyre at 19,000 km | About 580 km to go | Set reminder',
    tip: '4.6 litres per 100 km | Better than in spring',
    trend: 'Costs this year | € 365 | +54',
  },
  {
    signs: 'boat 5, yacht 6, outboard 7, hull 5, sailboat 6, engine hours 6',
    icon: 'wave',
    groups: 'Engine, Hull, Rigging',
    without: 'Mileage, Garage',
    fields: `
      Kind | choice | Engine | Engine, Hull, Rigging, Electrics
      Engine hours | number | 412
      Yard | place | Harbour yard
      Next due | text | 460 h or April`,
    samples: `
      icon | title | subtitle | value | tone
      tools | Impeller and oil | 412 h, done myself | € 64 | success
      palette | Antifouling, two coats | April, Harbour yard | € 340 | success
      warning | Zinc anodes | Due before launch | Soon | warning
      bolt | Batteries charged | Every six weeks | € 0 | neutral
      check | Rigging checked | One shackle changed | € 18 | success`,
    about: 'New impeller, oil and filter before the winter. Next at 460 hours or in April.',
    facts: '412 h | Engine\n€ 64 | Cost\n460 h | Next at',
    figures: '412 h | Engine\n€ 422 | This year\n3 | To do before launch',
    hero: 'Before launch | Zinc anodes | Two of them, size 3 | Set reminder',
    tip: 'Three things before April | Anodes, rope, fire extinguisher',
    trend: 'Costs this year | € 422 | +64',
  },
])
