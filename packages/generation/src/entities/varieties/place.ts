import { place } from '../place.ts'
import { defineVarieties } from './variety.ts'

/** What one looks for on a map; without these words it is a town's sights and cafés. */
export const placeVarieties = defineVarieties(place, [
  {
    signs:
      'cafe finder 8, café finder 8, cafes 4, cafés 4, coffee shops 6, coffee shop finder 9, coffee places 7, coffee spots 7',
    icon: 'coffee',
    groups: 'Near, Open now, Quiet, To work',
    samples: `
      image | title | subtitle | overline | rating | meta
      coffee 1 | Mill Café | Filter, rye toast, big table | 240 m | 4.8 | 312 reviews
      coffee 2 | Little Olive | Flat white at the window | 410 m | 4.7 | 204 reviews
      bakery 3 | Corner Oven | Buns until eleven | 650 m | 4.6 | 156 reviews
      tea 4 | Blue Leaf | Forty teas, no music | 800 m | 4.9 | 97 reviews
      coffee 5 | Second Floor | Sockets, quiet until noon | 1.1 km | 4.5 | 189 reviews
      coffee 6 | Pier Kiosk | Stand and look | 1.4 km | 4.7 | 418 reviews`,
    about: 'Beans from the roaster next door and a table for eight. Quiet until ten, sockets along the wall.',
    hero: 'Open now, 240 m | Mill Café | Filter coffee and rye toast until six | Take me there',
    tip: 'Six within a short walk | The nearest is open until 18:00',
  },
  {
    signs: 'bar finder 9, pub finder 9, bars nearby 8, bars 4, pubs 6, cocktail bars 8, happy hour 7',
    icon: 'wine',
    groups: 'Near, Open now, Cocktails, Beer, Wine',
    samples: `
      image | title | subtitle | overline | rating | meta
      cocktail 1 | The late table | Cocktails, until two | 300 m | 4.8 | 312 reviews
      beer 2 | Old Rope | Nine taps, dartboard | 450 m | 4.6 | 204 reviews
      wine 3 | Cork and Key | Wine by the glass | 600 m | 4.7 | 156 reviews
      night 4 | Blue door | Live music on Thursdays | 900 m | 4.5 | 189 reviews
      beer 5 | Mill yard | Garden, own brewery | 1.1 km | 4.7 | 418 reviews
      cocktail 6 | Rooftop nine | View over the harbour | 1.6 km | 4.4 | 97 reviews`,
    about: 'Twelve stools, one long counter and a card that changes with the moon. Loud after ten.',
    hero: 'Open now, 300 m | The late table | Happy hour until eight | Take me there',
    tip: 'Six within a short walk | Two have live music tonight',
  },
  {
    signs:
      'restaurant finder 9, restaurants finder 9, find restaurants 8, best restaurants 8, restaurants nearby 8, restaurants near 8, restaurant guide 8, restaurant reviews 8',
    icon: 'fork',
    groups: 'Near, Open now, Italian, Asian, Vegan',
    samples: `
      image | title | subtitle | overline | rating | meta
      pizza 1 | Forno Nove | Italian, wood oven | 300 m | 4.8 | 312 reviews
      ramen 2 | Miso Lane | Japanese, counter seats | 450 m | 4.7 | 204 reviews
      salad 3 | Green Table | Vegan, lunch until three | 600 m | 4.7 | 156 reviews
      curry 4 | Saffron Yard | Indian, tables outside | 900 m | 4.8 | 189 reviews
      taco 5 | Calle Ocho | Mexican, no bookings | 1.1 km | 4.5 | 97 reviews
      fish 6 | Saltworks | Fish of the day, sea side | 1.6 km | 4.6 | 174 reviews`,
    about: 'Dough that rests for two days and an oven nobody lets go out. The quiet tables are in the yard.',
    hero: 'Open now, 300 m | Forno Nove | Pizza from the wood oven until eleven | Take me there',
    tip: 'Nine within a short walk | Two have a table for tonight',
  },
  {
    signs: 'public place 9, public places 9, free wifi 8, free wi-fi 8, atms 6, benches 6, bike racks 6',
    icon: 'pin',
    groups: 'Near, Open now, New',
    samples: `
      image | title | subtitle | overline | rating | meta
      fountain | Fountain, Old market | Drinking water, runs till November | 120 m | 4.7 | Checked today
      city | Library, ground floor | Free wifi, toilets, warm | 210 m | 4.8 | Open until 20:00
      station | Station, platform 1 | Toilets, coin of 50 cents | 340 m | 3.9 | Open all night
      park | Mill Garden, east gate | Toilets, tap and benches | 450 m | 4.4 | Open until dusk
      coffee | Corner Café | Free wifi, toilets for guests | 600 m | 4.6 | Open until 18:00`,
    about:
      'Clean water from a brass tap, cold even in August. A bench beside it; the next toilets are in the library.',
    facts: '120 m | Away\n4.7 | Rating\nFree | Price',
  },
  {
    signs: 'toilet 7, toilets 7, restroom 7, restrooms 7, bathrooms 5, washroom 7',
    icon: 'pin',
    groups: 'Near, Open now, Free, Step-free',
    fields: `
      Address | place | Harbour gate, lower level
      Open | text | 7 to 22
      Price | choice | Free | Free, € 0.50, € 1
      Step-free | switch | yes
      Door width | text | 92 cm
      Grab rails | choice | Both sides | None, One side, Both sides
      Changing table | switch | yes
      Key required | switch | no
      Rating | choice | 4 | 1, 2, 3, 4, 5`,
    samples: `
      icon | title | subtitle | value | badge | tone
      pin | Harbour gate, lower level | 7 to 22, step-free | 120 m | Free | success
      pin | Town hall, side door | 8 to 18, changing table | 350 m | Free | success
      pin | Station, platform 1 | Day and night | 600 m | € 1 | warning
      pin | Mill Café | For guests and nice people | 640 m | Ask | neutral
      pin | Linden park, kiosk | 9 to 20, April to October | 900 m | € 0.50 | warning`,
    about: 'Down the ramp beside the ticket machine. Cleaned three times a day, code 4120 after eight.',
    facts: '120 m | Away\nFree | Price\n7 to 22 | Open',
    hero: 'Open now, 120 m | Harbour gate, lower level | Free, step-free, changing table | Take me there',
    tip: 'Four within ten minutes | Two of them step-free',
    add: 'Add toilet',
  },
  {
    signs: 'fountain 6, fountains 6, drinking water 7, water refill 7, refill station 7, refill stations 7',
    icon: 'drop',
    groups: 'Near, Running, For bottles',
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | Linden square | By the chestnut, for bottles | 90 m | Running | success
      drop | Mill bridge | Press long, low for dogs | 240 m | Running | success
      drop | Sports ground, gate 2 | Tap on the wall | 500 m | Running | success
      drop | Old town, lion’s head | Drinkable, says the sign | 700 m | Off till April | warning
      drop | Library foyer | Cold and sparkling, 9 to 18 | 850 m | Running | success`,
    about: 'Press the button and wait three seconds. Bottles of up to a litre fit below the spout.',
    facts: '90 m | Away\nOn | Water\n4.7 | Rating',
    hero: 'Running, 90 m | Linden square | By the chestnut, bottles fit | Take me there',
    tip: 'Five within ten minutes | One is off for the winter',
    add: 'Add fountain',
  },
  {
    signs: 'playground 7, playgrounds 7, swings 5, sandpit 6, slides 5, play areas 7',
    icon: 'star',
    groups: 'Near, Shade, Toddlers, Toilets',
    fields: `
      Address | place | Linden park, east end
      Age | choice | All | Toddlers, 3 to 6, School, All
      Shade | switch | yes
      Fence | switch | yes
      Toilet | text | Kiosk, 80 m
      Rating | choice | 4 | 1, 2, 3, 4, 5`,
    samples: `
      image | title | subtitle | overline | rating | badge
      park | Linden park, east end | Sandpit, swings, fence, shade | 300 m | 4.8 | Toddlers
      forest | Pirate ship | Climbing, long slide | 900 m | 4.6 | School
      lake | Mill pond | Water pump and dam, bring boots | 1.2 km | 4.9 | All
      garden | Rose lane | Two swings, a bench, quiet | 450 m | 3.9 | Toddlers
      city | Station yard | Ball court, table tennis | 1.4 km | 4.2 | School`,
    about: 'Shade until four, a fence all round and a kiosk with a toilet eighty metres on.',
    facts: '300 m | Away\n4.8 | Rating\nAll day | Shade',
    hero: 'In the shade, 300 m | Linden park, east end | Sandpit, swings, fence and a kiosk | Take me there',
    tip: 'Three with shade near you | The nearest has a toilet too',
    add: 'Add playground',
  },
  {
    signs:
      'fuel prices 8, petrol prices 8, gas prices 8, petrol station 8, petrol stations 8, gas station 8, gas stations 8, cheapest fuel 8, diesel 6, cheapest diesel 8',
    one: 'Station',
    many: 'Stations',
    icon: 'drop',
    groups: 'Cheapest, Near, Open now',
    fields: `
      Station | place | Ring road 12
      Fuel | choice | Super | Super, E10, Diesel, LPG
      Price | money | € 1.689
      Open | text | Day and night
      Reported | time | 8:12`,
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | Linden, Ring road 12 | 1.4 km, day and night | € 1.689 | Cheapest | success
      drop | Orbit, Harbour road 4 | 0.8 km, until 22:00 | € 1.719 | Open | neutral
      drop | Halo, Station road | 2.1 km, day and night | € 1.709 | Falling | success
      drop | Free pumps, Mill street | 3.0 km, until 20:00 | € 1.699 | Open | neutral
      drop | Motorway, east side | 6.4 km, day and night | € 1.999 | Dear | danger`,
    about: 'Price reported at 8:12. In the evening between six and eight it is mostly three cents less.',
    facts: '€ 1.689 | Super\n1.4 km | Away\n8:12 | Reported',
    figures: '€ 1.689 | Cheapest | −0.03\n€ 1.742 | On average\n14 | Stations near',
    hero: 'Cheapest, 1.4 km | Linden, Ring road 12 | € 1.689 for super, € 2.40 saved on a tank | Take me there',
    tip: 'Wait until six | It was three cents less on four of five evenings',
    trend: 'Super | € 1.689 | −0.03',
    data: [1.76, 1.74, 1.75, 1.73, 1.72, 1.71, 1.69],
    add: 'Report a price',
  },
])
