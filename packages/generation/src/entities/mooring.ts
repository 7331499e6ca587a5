import { defineEntity } from '../entity.ts'

export const mooring = defineEntity({
  id: 'mooring',
  one: 'Mooring',
  many: 'Moorings',
  words: 'mooring, marina, berth',
  icon: 'pin',
  groups: 'Free, With power, Quiet',
  fields: `
    Name | place | Mill basin
    Nights | choice | 2 | 1, 2, 7, 14
    Power | switch | yes
    Depth | text | 1.4 m
    Price | money | € 9.00`,
  samples: `
    icon | title | subtitle | value | badge | tone
    pin | Mill basin | 48 hours, power, 200 m to the shop | 1.2 km | Free | success
    pin | Linden marina | 24 berths, showers, fuel | 3.4 km | 3 free | primary
    pin | Heron bank | 14 days, quiet, no power | 5.1 km | Free | success
    pin | Bridge 42 | 24 hours, by the old inn | 6.8 km | Full | danger
    pin | Upper pound | 7 days, shade | 8.0 km | Free | success`,
  about: 'Rings for four boats, power by card, water at the bridge. The bakery opens at seven.',
  facts: '1.4 m | Depth\n48 h | Longest stay\n€ 9.00 | A night',
  figures: '5 | Within 8 km\n3 | Free',
  hero: 'Next stop | Mill basin | 1.2 km and one lock, about 35 minutes | Show the way',
  tip: 'Bridge 42 is full tonight | Heron bank has room',
  trend: 'Kilometres a day | 14 | +2',
  add: 'Add mooring',
  use: 'Show the way',
})
