import { defineEntity } from '../entity.ts'

export const charger = defineEntity({
  id: 'charger',
  words: 'charger, charging station, charging point',
  icon: 'bolt',
  groups: 'Free, Fast, Nearby',
  fields: `
    Place | place | Harbour car park
    Plug type | choice | CCS | CCS, Type 2, CHAdeMO
    Power | text | 150 kW
    Price per kWh | money | € 0.49
    Until | slider | 80
    Pay with | choice | Card | Card, App`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bolt | Harbour car park | CCS, 150 kW, 0.4 km | € 0.49 | 3 free | success
    bolt | Mill street market | Type 2, 22 kW, 0.9 km | € 0.39 | 1 free | success
    bolt | Station, north side | CCS, 300 kW, 1.6 km | € 0.59 | Taken | danger
    bolt | Library | Type 2, 11 kW, 2.1 km | € 0.35 | 2 free | success
    bolt | Ring road east | CCS, 150 kW, 4.8 km | € 0.52 | 6 free | success
    bolt | Lakeside hotel | Type 2, 22 kW, 7.3 km | € 0.42 | Broken | warning`,
  about: 'Roofed and lit, with a toilet on level one. Parking is free while you charge, four hours at most.',
  facts: '150 kW | Power\n3 of 4 | Free\n€ 0.49 | A kWh',
  figures: '38 % | Battery\n142 km | Range\n€ 46 | This month',
  hero: '38 % left | Harbour car park, 0.4 km | Three of four are free, 150 kW | Start charging',
  tip: 'Cheaper after 21:00 | € 0.35 at the library until six',
  trend: 'Cost of charging | € 46 | −€ 5',
  data: [58, 52, 55, 49, 51, 51, 46],
  add: 'Log charge',
  use: 'Start charging',
  price: '€ 0.49 | a kWh',
})
