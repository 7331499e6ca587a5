import { city } from '../city.ts'
import { defineVarieties } from './variety.ts'

/** Places whose weather one wants to know; without these words they are cities of the world. */
export const cityVarieties = defineVarieties(city, [
  {
    signs:
      'hiking 9, hike 9, hikes 9, hikers 9, trail 7, trails 7, summit 9, summits 9, mountain weather 12, alpine 9, trekking 9, huts 8',
    one: 'Place',
    many: 'Places',
    icon: 'mountain',
    groups: 'Route, Summits, Huts',
    fields: `
      Height | number | 1,860
      Wind at the top | text | 38 km/h, gusts 60
      Snow line | text | 2,100 m
      Thunder | choice | After three | None, After three, All day`,
    samples: `
      icon | title | subtitle | value | tone
      sun | Mill bridge, start | 7:30, clear, light wind | 6° | warning
      cloud | Heron hut, 1,420 m | 10:00, clouds from the west | 9° | primary
      mountain | Owl ridge, 1,860 m | 12:00, gusts of 60 | 4° | danger
      bolt | Saddle, 1,640 m | 15:00, thunder possible | 7° | danger
      drop | Lake path | 17:00, light rain | 10° | primary
      moon | Linden station | 18:30, dry again | 9° | neutral`,
    about: 'Clear until eleven, then clouds from the west. Be below the ridge by three: thunder is possible.',
    facts: '4 °C | On the ridge\n60 km/h | Gusts\n2,100 m | Snow line',
    figures: '9° | Warmest on the way\n6 mm | Rain after three\n16:52 | Sunset',
    hero: 'Saturday | Start before eight | Dry until one, thunder after three | See hours',
    tip: 'Sunday is calmer | Colder by three degrees, no thunder',
    trend: 'Gusts on the ridge | 60 km/h | +22',
    use: 'Follow place',
  },
])
