import { publicBath } from '../public-bath.ts'
import { defineVarieties } from './variety.ts'

/** Where one goes to skate or to sweat. */
export const publicBathVarieties = defineVarieties(publicBath, [
  {
    signs: 'ice rink 12, skating rink 12, ice skating 9, skate rental 9, skate hire 9',
    one: 'Rink',
    many: 'Rinks',
    icon: 'star',
    groups: 'Open now, Indoor, Outdoor, Disco',
    fields: `
      Skating hours | text | 10:00 to 17:30
      Skate hire | money | € 4.00
      Entry price | money | € 6.00
      Current occupancy | slider | 34
      Address | place | Stadium lane 3`,
    samples: `
      icon | title | subtitle | value | badge | tone
      star | Stadium rink | Public skating 10:00 to 17:30 | 34 % | Quiet | success
      star | Castle pond | Outdoor, 9:00 to 21:00, music | 62 % | Busy | warning
      star | North hall | Clubs until 16:00, then public | 18 % | Quiet | success
      moon | Stadium rink, disco | Friday 19:00 to 22:30 | – | Friday | primary
      star | Market square | December and January only | – | Closed | neutral
      star | Valley rink | 13:00 to 18:00, curling lanes | 41 % | Open | neutral`,
    about:
      'Thirty by sixty metres, resurfaced every two hours. Skates from size 25, helpers for children at the till.',
    facts: '10:00 | Open from\n€ 4.00 | Skate hire\n€ 6.00 | Entry price',
    figures: '6 | Rinks\n4 | Open now\n€ 4.00 | Skate hire',
    hero: 'Quietest now | North hall, 18 % full | Public skating until nine | Show the way',
    tip: 'Ice disco on Friday | Stadium rink, from seven',
  },
  {
    signs: 'sauna 9, saunas 9, thermal bath 9, thermal baths 9, hammam 9, hot spring 9, hot springs 9',
    groups: 'Open now, Sauna, Thermal, Ladies’ day',
    fields: `
      Opening hours | text | 10:00 to 23:00
      Saunas | number | 6
      Hottest | number | 95
      Three hours | money | € 24.00
      Current occupancy | slider | 52
      Address | place | Linden lane 8`,
    samples: `
      icon | title | subtitle | value | badge | tone
      flame | Linden sauna | Six saunas, hottest 95 °C | 52 % | Open | success
      drop | Thermal bath, old spring | Water 34 °C, 9:00 to 23:00 | 88 % | Nearly full | danger
      flame | Sauna at the lake | Wood fired, 85 °C, jetty | 40 % | Open | success
      drop | Hammam | Steam, scrub by appointment | 61 % | Ladies’ day | primary
      flame | North pool sauna | Two saunas, 16:00 to 21:00 | 22 % | Quiet | success
      sun | Hot spring, hillside | Free, no changing rooms | – | Always open | neutral`,
    about: 'Six saunas, a cold plunge and a garden. An infusion every full hour, with birch on Sundays.',
    facts: '95 °C | Hottest\n52 % | Current occupancy\n€ 24.00 | Three hours',
    hero: 'Next infusion | Linden sauna, 18:00 | Birch and honey, twelve minutes | Show the way',
    tip: 'Ladies’ day on Monday | Hammam and Linden sauna',
  },
])
