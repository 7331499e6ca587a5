import { carForSale } from '../car-for-sale.ts'
import { defineVarieties } from './variety.ts'

/** What stands on the forecourt; without these words it is cars. */
export const carForSaleVarieties = defineVarieties(carForSale, [
  {
    signs: 'motorcycle 7, motorbike 7, scooter 6, moped 6, motorcycles 7',
    one: 'Motorcycle',
    many: 'Motorcycles',
    icon: 'bike',
    groups: 'Naked, Touring, Enduro, Scooter',
    fields: `
      Make and model | text | Norrgard 700 Naked
      Year | number | 2022
      Kilometres | number | 14200
      Price | money | € 6,400
      Licence | choice | A2 | A1, A2, A`,
    without: 'Fuel, Gearbox',
    samples: `
      icon | title | subtitle | overline | value | badge
      bike | Norrgard 700 Naked | 14,200 km, one owner | 2022 | € 6,400 | Checked
      bike | Halo 125, electric | 2,900 km, 110 km range | 2024 | € 4,900 | New in
      bike | Linden Tourer 1200 | 31,000 km, with cases | 2020 | € 11,200 | Checked
      bike | Mill Enduro 450 | 8,400 km, new chain | 2021 | € 7,300 | Reserved
      bike | Harbour Scooter 300 | 12,500 km, top box | 2022 | € 3,800 | Checked`,
    about: 'One owner, all services at the dealer. New tyres in May, cases and heated grips are with it.',
    facts: `
      2022 | Year
      14,200 | Kilometres
      € 6,400 | Price`,
    figures: `
      42 | Motorcycles | +3
      6 | New this week
      4 | Test rides today`,
    hero: 'New this week | Halo 125, electric | 2,900 kilometres, 110 km range | See it',
    tip: 'Test rides until Saturday | 16:00 is still free today',
    add: 'Offer my motorcycle',
    use: 'Book a test ride',
    price: '€ 6,400 | or € 119 a month',
  },
  {
    signs: 'camper 7, caravan 7, motorhome 8, campervan 8, camper van 8',
    one: 'Camper',
    many: 'Campers',
    icon: 'camp',
    groups: 'Vans, Motorhomes, Caravans',
    fields: `
      Make and model | text | Nomad 540 van
      Year | number | 2022
      Kilometres | number | 48200
      Price | money | € 46,400
      Beds | number | 4`,
    without: 'Fuel',
    samples: `
      image | title | subtitle | overline | value | badge
      van 1 | Nomad 540 van | 48,200 km, two beds | 2022 | € 46,400 | Checked
      camp 2 | Dune 600, pop-up roof | 22,900 km, four beds | 2023 | € 58,900 | New in
      camp 3 | Lakeside 7 m | 61,000 km, shower, four beds | 2019 | € 52,200 | Checked
      van 4 | Acorn caravan | 1.3 t, five beds | 2020 | € 17,600 | Reserved
      camp 5 | Owl mini camper | 33,500 km, two beds | 2021 | € 29,300 | Checked`,
    about: 'Dry everywhere, papers say so. Solar on the roof, new batteries in May, awning is with it.',
    facts: `
      2022 | Year
      4 | Beds
      € 46,400 | Price`,
    figures: `
      18 | Campers | +3
      4 | New this week
      3 | Viewings today`,
    hero: 'New this week | Dune 600, pop-up roof | 22,900 kilometres, four beds | See it',
    tip: 'Viewings until Saturday | 16:00 is still free today',
    add: 'Offer my camper',
    use: 'Book a viewing',
    price: '€ 46,400 | or € 489 a month',
  },
  {
    signs: 'boat 7, yacht 7, sailing boat 8, boats 7',
    one: 'Boat',
    many: 'Boats',
    icon: 'wave',
    groups: 'Sail, Motor, Small',
    fields: `
      Make and model | text | Harbour 28
      Year | number | 2014
      Length | text | 8.5 m
      Price | money | € 34,000
      Lies in | place | South harbour, pier 4`,
    without: 'Kilometres, Fuel, Gearbox',
    samples: `
      image | title | subtitle | overline | value | badge
      sail 1 | Harbour 28 | Sailing boat, 8.5 m, five beds | 2014 | € 34,000 | Checked
      sail 2 | Gannet 21 | Day sailer, trailer | 2018 | € 18,900 | New in
      lake 3 | Reed 6 | Motor boat, 60 hp | 2020 | € 22,400 | Checked
      sail 4 | Northwind 36 | Three cabins, new sails | 2009 | € 68,000 | Reserved
      sailboat 5 | Otter dinghy | Oars and 4 hp | 2021 | € 3,900 | Checked`,
    about: 'Two owners, always in the hall in winter. New standing rigging in 2022, survey is with it.',
    facts: `
      2014 | Year
      8.5 m | Length
      € 34,000 | Price`,
    figures: `
      24 | Boats | +3
      4 | New this week
      2 | Viewings today`,
    hero: 'New this week | Gannet 21 | Day sailer with trailer | See it',
    tip: 'Viewings until Saturday | 16:00 is still free today',
    add: 'Offer my boat',
    use: 'Book a viewing',
    price: '€ 34,000 | as she lies',
  },
  {
    signs: 'tractor 7, farm machine 7, excavator 7, machinery 6, trucks 5, forklift 7',
    one: 'Machine',
    many: 'Machines',
    icon: 'truck',
    groups: 'Tractors, Loaders, Trucks',
    fields: `
      Make and model | text | Fieldmaster 90
      Year | number | 2018
      Hours | number | 3200
      Price | money | € 38,400`,
    without: 'Kilometres, Fuel, Gearbox',
    samples: `
      icon | title | subtitle | overline | value | badge
      truck | Fieldmaster 90 | Tractor, 3,200 h, front loader | 2018 | € 38,400 | Checked
      truck | Gravel 8 t | Excavator, 5,100 h | 2016 | € 41,900 | New in
      truck | Stack 2.5 | Forklift, gas, 1,900 h | 2019 | € 13,200 | Checked
      truck | Haul 18 | Truck, crane, 210,000 km | 2017 | € 36,600 | Reserved
      truck | Yard loader | 2,400 h, two buckets | 2020 | € 24,300 | Checked`,
    about: 'One owner, serviced every 250 hours. New tyres at the back, works every day.',
    facts: `
      2018 | Year
      3,200 | Hours
      € 38,400 | Price`,
    figures: `
      36 | Machines | +3
      4 | New this week
      2 | Viewings today`,
    hero: 'New this week | Gravel 8 t | Excavator with 5,100 hours | See it',
    tip: 'Viewings until Saturday | 16:00 is still free today',
    add: 'Offer my machine',
    use: 'Book a viewing',
    price: '€ 38,400 | net',
  },
])
