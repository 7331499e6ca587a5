import { watchedPrice } from '../watched-price.ts'
import { defineVarieties } from './variety.ts'

/** What may get cheaper; without these words it is things of online shops. */
export const watchedPriceVarieties = defineVarieties(watchedPrice, [
  {
    signs:
      'flight 5, flights 5, airfare 5, airfares 5, hotel 4, hotels 4, fares 4, trips 3, trip 3, travel 3, holiday 3, train tickets 4',
    one: 'Fare',
    many: 'Fares',
    icon: 'plane',
    groups: 'Flights, Hotels, Booked',
    fields: `
      From and to | text | Berlin to Lisbon
      Leave | date | Fri 4 Dec
      Return | date | Tue 8 Dec
      Wanted price | money | € 120
      Tell me when | choice | Below my price | Below my price, Any drop`,
    without: 'Link, Shop',
    samples: `
      image | title | subtitle | overline | value | meta
      plane | Berlin to Lisbon | 4 to 8 December, direct | Dropped | € 112 | −24 %
      hotel | Harbour rooms, Lisbon | Four nights, breakfast | Watching | € 286 | −2 %
      plane | Berlin to Oslo | February, any weekend | Watching | € 96 | +3 %
      hotel | Spa at the lake | Two nights in January | Dropped | € 198 | −18 %
      train | Night train to Vienna | Sleeper for two | Booked | € 138 | −9 %`,
    about: '112 now, 148 on Monday. The lowest in ninety days was 104, on a Tuesday in September.',
    facts: '€ 112 | Now\n€ 104 | Lowest\n−24 % | Since Monday',
    figures: '9 | Watching\n2 | Dropped today\n€ 186 | Saved',
    hero: 'Dropped today | Berlin to Lisbon, € 112 | Below your 120, for 4 December | See flight',
    tip: 'Two drops today | Lisbon by 24 percent',
    trend: 'Price | € 112 | −36',
    data: [148, 148, 151, 142, 139, 124, 112],
    add: 'Add fare',
    use: 'See flight',
  },
  {
    signs:
      'grocery 4, groceries 4, supermarket 5, supermarkets 5, food 2, butter 4, nappies 3, offers 1, coffee 2',
    icon: 'cart',
    groups: 'On offer, Watching, Bought',
    fields: `
      Product | text | Butter, 250 g
      Wanted price | money | € 1.80
      Shop | choice | Any | Any, Corner market, Old Dairy, Station store`,
    without: 'Link',
    samples: `
      image | title | subtitle | overline | value | meta
      breakfast | Butter, 250 g | Corner market, until Saturday | On offer | € 1.69 | −32 %
      coffee | Coffee beans, 1 kg | Old Dairy, was € 14.99 | On offer | € 9.99 | −33 %
      olive oil | Olive oil, 1 l | Three shops compared | Watching | € 11.90 | −2 %
      strawberry | Frozen berries | Wanted below € 3 | Watching | € 3.49 | +0 %
      bag | Nappies, size 4 | Station store, two packs | On offer | € 12.50 | −20 %`,
    about: '1.69 at the corner market until Saturday, 2.49 elsewhere. Lowest this year was 1.59, in May.',
    facts: '€ 1.69 | Now\n€ 1.59 | Lowest\n−32 % | Below usual',
    figures: '18 | Watching\n5 | On offer\n€ 42 | Saved this month',
    hero: 'On offer | Butter, € 1.69 | Corner market, until Saturday | Add to list',
    tip: 'Five offers near you | Most of them at the corner market',
    trend: 'Price | € 1.69 | −0.80',
    data: [2.49, 2.49, 2.39, 2.49, 2.29, 2.49, 1.69],
    use: 'Add to list',
  },
  {
    signs: 'petrol 5, gas 4, gas prices 5, fuel 5, diesel 5, filling station 4, gas station 5',
    one: 'Station',
    many: 'Stations',
    icon: 'car',
    groups: 'Cheapest, Near, Saved',
    fields:
      'Station | text | Harbour road 12\nFuel | choice | Super | Super, E10, Diesel\nWanted price | money | € 1.62',
    without: 'Link, Shop',
    samples: `
      icon | title | subtitle | overline | value | meta
      car | Harbour road 12 | 1.2 km, open until 22:00 | Cheapest | € 1.64 | −4 ct
      car | Mill street | 0.8 km, all night | Saved | € 1.67 | −2 ct
      car | Ring, exit 4 | 3.4 km | Saved | € 1.66 | +1 ct
      car | Old Dairy | 2.1 km | Near | € 1.71 | +0 ct
      car | Motorway, east | 8 km | Near | € 1.94 | +3 ct`,
    about: 'Cheapest between six and eight in the evening. Four cents below the others in town today.',
    facts: '€ 1.64 | Now\n€ 1.58 | Lowest\n1.2 km | Away',
    figures: '€ 1.64 | Cheapest\n5 | Stations\n€ 14 | Saved this month',
    hero: 'Cheapest now | Harbour road 12, € 1.64 | 1.2 km, four cents less than this morning | Show the way',
    tip: 'Fill up this evening | Mostly four cents less after six',
    trend: 'Price | € 1.64 | −0.04',
    data: [1.7, 1.72, 1.69, 1.71, 1.68, 1.68, 1.64],
    add: 'Add station',
    use: 'Show the way',
  },
  {
    signs: 'wine 6, wines 6, bottle 5, bottles 5, whisky 6, vineyard 5, beer 4',
    one: 'Bottle',
    icon: 'wine',
    groups: 'Dropped, Following, Bought',
    fields:
      'Bottle | text | Salt Hill Riesling 2023\nWanted price | money | € 14\nShop | choice | Any | Any, Cellar Eleven, Old Dairy',
    without: 'Link',
    samples: `
      image | title | subtitle | overline | value | meta
      wine | Salt Hill Riesling 2023 | Cellar Eleven, was € 18 | Dropped | € 13.50 | −25 %
      wine vineyard | Quinta do Muro 2019 | Twelve shops compared | Following | € 24.00 | −2 %
      wine bottle | Grey Slope Pinot 2021 | Lowest in 90 days | Dropped | € 19.90 | −11 %
      vineyard | Lantern Brut | Wanted below € 20 | Following | € 22.50 | +0 %
      wine | North Bank Syrah 2020 | Six bought on 2 November | Bought | € 15.80 | −18 %`,
    about: '13.50 now, 18 on Monday. The lowest in ninety days was 13.20, in six packs.',
    facts: '€ 13.50 | Now\n€ 13.20 | Lowest\n−25 % | Since Monday',
    figures: '14 | Following\n3 | Dropped today\n€ 86 | Saved',
    hero: 'Dropped today | Salt Hill Riesling, € 13.50 | A quarter less than on Monday | Go to shop',
    tip: 'Three drops today | Two of them at Cellar Eleven',
    trend: 'Price | € 13.50 | −4.50',
    data: [18, 18, 17.5, 18, 16, 14.9, 13.5],
    add: 'Add bottle',
  },
  {
    signs: 'video games 4, games 3, game 2, steam 4, consoles 3',
    one: 'Game',
    icon: 'game',
    samples: `
      image | title | subtitle | overline | value | meta
      game night | Lantern Deep | Lowest so far | Dropped | € 14.99 | −50 %
      game city | Rail Empire | Two shops compared | Watching | € 29.99 | −2 %
      game forest | Quiet Harvest | Bundle until Friday | Dropped | € 9.99 | −60 %
      game sea | Salt and Sail | Wanted below € 20 | Watching | € 24.99 | +0 %
      game star | Outer Ring | Bought on 2 November | Bought | € 11.99 | −40 %`,
    about: '14.99 now, 29.99 at the start. The lowest so far; the sale ends on Friday.',
    facts: '€ 14.99 | Now\n€ 14.99 | Lowest\n−50 % | Off',
    hero: 'Dropped today | Lantern Deep, € 14.99 | Half price, lowest so far | Go to shop',
    tip: 'Three drops today | Lantern Deep by half',
    trend: 'Price | € 14.99 | −15',
    data: [29.99, 29.99, 24.99, 29.99, 29.99, 19.99, 14.99],
  },
])
