import { weatherTrip } from '../weather-trip.ts'
import { defineVarieties } from './variety.ts'

/** Trips in good weather; without these words in a balloon. */
export const weatherTripVarieties = defineVarieties(weatherTrip, [
  {
    signs: 'whale 12, whales 12, dolphin 12, dolphins 12, seal 9, seals 9, boat trips 8, puffin 9, snorkel 8',
    one: 'Trip',
    many: 'Trips',
    samples: `
      image | title | subtitle | value | badge | tone
      sea | Whales, three hours | Sat 21 Nov, 9:00 · Pier 2 | € 68 | Goes | success
      sea | Whales at dusk | Sat 21 Nov, 15:00 · Pier 2 | € 74 | Decided at 18:00 | warning
      island | Seals and sandbank | Sun 22 Nov, 10:30 · Pier 4 | € 42 | Goes | success
      sea | Long trip to the shelf | Wed 25 Nov, 7:00 · Pier 2 | € 128 | Two seats | primary
      wave | Whales, three hours | Thu 19 Nov, 9:00 · waves of 2.4 m | € 68 | Called off | danger`,
    about:
      'Three hours on an open boat, with suits for everybody. Whales were seen on nine of the last ten trips.',
    facts: '9:00 | Meet\n12 | On board\n3 h | Long',
    figures: '0.8 m | Waves\n6 | Seats left\n18:00 | Next call',
    hero: 'Decided: we go | Saturday, 9:00 | Pier 2, waves of 0.8 metres, suits on board | See trip',
    tip: 'The call comes at 18:00 | By message and here',
    add: 'Add trip',
    price: '€ 68 | a seat',
  },
  {
    signs:
      'tandem 12, skydive 12, skydiving 12, parachute 9, paragliding 12, bungee 9, helicopter 9, scenic flights 9',
    one: 'Jump',
    many: 'Jumps',
    samples: `
      image | title | subtitle | value | badge | tone
      mountain | Tandem from 4,000 m | Sat 21 Nov, 9:00 · Old airfield | € 239 | Goes | success
      sunset | Tandem at sunset | Sat 21 Nov, 15:30 · Old airfield | € 259 | Decided at 18:00 | warning
      mountain | With video and pictures | Sun 22 Nov, 10:00 · Old airfield | € 329 | Decided at 18:00 | warning
      cloud | Tandem from 4,000 m | Thu 19 Nov, 14:00 · clouds at 600 m | € 239 | Called off | danger`,
    about:
      'Fifty seconds of free fall, six minutes under the canopy. Up to 95 kilos, flat shoes, no glasses needed.',
    facts: '9:00 | Meet\n4,000 m | High\n6 min | Canopy',
    figures: '12 km/h | Wind\n4 | Places left\n18:00 | Next call',
    hero: 'Decided: we jump | Saturday, 9:00 | Old airfield, clear, 12 km/h | See jump',
    tip: 'The call comes at 18:00 | By message and here',
    add: 'Add jump',
    price: '€ 239 | a jump',
  },
  {
    signs:
      'glacier 12, glaciers 12, northern lights 12, snowshoe 9, canyon 9, canyoning 12, ice cave 12, via ferrata 9',
    one: 'Tour',
    many: 'Tours',
    samples: `
      image | title | subtitle | value | badge | tone
      mountain | Blue ice, half a day | Sat 21 Nov, 9:00 · Valley hut | € 92 | Goes | success
      mountain | To the upper cave | Sat 21 Nov, 7:30 · Valley hut | € 138 | Decided at 18:00 | warning
      mountain | First steps on ice | Sun 22 Nov, 11:00 · Car park | € 68 | Goes | success
      mountain | Across the pass | Thu 19 Nov · storm above 2,000 m | € 168 | Called off | danger`,
    about: 'Four hours with crampons, which are at the hut. Warm gloves, no jeans; the guide takes eight.',
    facts: '9:00 | Meet\n8 | People\n4 h | Long',
    figures: '−3 °C | Above\n3 | Places left\n18:00 | Next call',
    hero: 'Decided: we go | Saturday, 9:00 | Valley hut, clear, little wind | See tour',
    tip: 'The call comes at 18:00 | By message and here',
    add: 'Add tour',
    price: '€ 92 | a place',
  },
])
