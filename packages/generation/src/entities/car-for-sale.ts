import { defineEntity } from '../entity.ts'

export const carForSale = defineEntity({
  id: 'car-for-sale',
  one: 'Car',
  many: 'Cars',
  words: 'car for sale, used car, demo car',
  icon: 'car',
  groups: 'Electric, Small, Estate, Van',
  fields: `
    Make and model | text | Linden Estate 2.0
    Year | number | 2022
    Kilometres | number | 48200
    Fuel | choice | Petrol | Petrol, Diesel, Electric, Hybrid
    Price | money | € 18,400
    Gearbox | choice | Automatic | Automatic, Manual`,
  samples: `
    image | title | subtitle | overline | value | badge
    estate car 1 | Linden Estate 2.0 | 48,200 km, automatic, one owner | 2022 | € 18,400 | Checked
    car 2 | Halo City, electric | 12,900 km, 310 km range | 2024 | € 21,900 | New in
    car 3 | Norrgard Compact | 61,000 km, petrol, manual | 2020 | € 11,200 | Checked
    van 4 | Mill Van, nine seats | 84,000 km, diesel | 2019 | € 17,600 | Reserved
    convertible 5 | Harbour Convertible | 33,500 km, petrol | 2021 | € 24,300 | Checked`,
  about: 'One owner, all services at the dealer. New brakes in October, winter tyres are with it.',
  facts: '2022 | Year\n48,200 | Kilometres\n€ 18,400 | Price',
  figures: '42 | Cars | +3\n6 | New this week\n4 | Test drives today',
  hero: 'New this week | Halo City, electric | 12,900 kilometres, 310 km range | See car',
  tip: 'Test drives until Saturday | 16:00 is still free today',
  trend: 'Sold a month | 14 | +3',
  add: 'Offer my car',
  use: 'Book a test drive',
  price: '€ 18,400 | or € 249 a month',
})
