import { spot } from '../spot.ts'
import { defineVarieties } from './variety.ts'

/** What one goes to the water for; without these words one surfs waves. */
export const spotVarieties = defineVarieties(spot, [
  {
    signs:
      'paragliding 9, paraglide 9, paraglider 9, paragliders 9, hang gliding 9, thermals 7, cloudbase 7, soaring 7, launch site 5, launch sites 5, cross-country 4',
    icon: 'mountain',
    groups: 'Near, Flyable, Favorites',
    fields: `
      Site | text | South ridge
      Cloudbase | text | 2,400 m
      Wind | text | North-west, 12 km/h
      Launch | choice | Grass slope | Grass slope, Ramp, Winch
      Overdevelopment | choice | Low | Low, Possible, High`,
    without: 'Waves, Best tide, Bottom, Water temperature',
    samples: `
      image | title | subtitle | overline | value | rating
      mountain | South ridge | North-west 12 km/h, base 2,400 m | Best Saturday | 78 % | 4.8
      mountain field | Eagle pass | Light wind, base 2,100 m | Good Friday | 64 % | 4.5
      field | Long meadow | Winch, base 1,600 m | Good for a first hour | 41 % | 4.1
      mountain sunset | Castle hill | Soaring in the evening | Until seven | 37 % | 4.3
      mountain snow | High saddle | Gusts from noon, overdevelops | Better not | 12 % | 3.2
      forest | Forest edge | East only, no thermals before two | Short flights | 28 % | 3.7`,
    about:
      'Thermals from eleven, base at 2,400 metres by two. Launch on the grass below the chapel, land at the mill.',
    facts: '2,400 m | Cloudbase\n12 km/h | Wind\nLow | Overdevelopment',
    figures: '78 % | Chance of 100 km | +12\n2,400 m | Cloudbase',
    hero: 'Saturday looks good | South ridge | Base 2,400 m, light north-west | See the site',
    tip: 'Saturday is a cross-country day | Four sites above 60 per cent',
    trend: 'Chance of 100 km | 78 % | +12',
    data: [22, 31, 40, 36, 52, 64, 78],
    add: 'Add site',
    one: 'Site',
    many: 'Sites',
  },
  {
    signs:
      'kite 5, kites 5, kitesurf 5, kitesurfers 5, kitesurfing 5, windsurf 5, windsurfing 5, wing 4, foil 4, knots 3, gusts 4',
    icon: 'wave',
    groups: 'Near, Blowing, Favorites',
    fields: `
      Spot | text | North bay
      Wind | text | 19 knots, gusts 24
      Direction | choice | Side-shore | Side-shore, On-shore, Off-shore
      Launch | text | Left of the jetty`,
    without: 'Waves, Wind, Best tide, Bottom, Water temperature',
    samples: `
      image | title | subtitle | overline | value | rating
      beach | North bay | South-west, side-shore, gusts 24 | 2.4 km | 19 kn | 4.6
      sea | Long beach | On-shore, flat water at low tide | 5.1 km | 17 kn | 4.2
      lake | Mill lake | Gusty, trees to the west | 8 km | 14 kn | 3.6
      island | Lagoon | Stands to the chest, beginners | 12 km | 18 kn | 4.8
      sunset | Lighthouse point | Waves, experts only | 15 km | 22 kn | 4.4
      sea beach | South jetty | Off-shore, better not | 3 km | 9 kn | 3.1`,
    about:
      'Nineteen knots from the south-west, side-shore, until four. Launch left of the jetty, park at the chapel.',
    facts: '19 kn | Wind\n24 kn | Gusts\nSW | From',
    figures: '19 kn | Wind now | +3\n24 kn | Gusts',
    hero: 'Blowing until 16:00 | North bay, 19 knots | Side-shore, gusts 24, nine square metres | See the spot',
    tip: 'Above 18 knots since 11:40 | Best between one and three',
    trend: 'Wind in knots | 19 | +3',
    data: [9, 11, 12, 14, 16, 18, 19],
  },
  {
    signs:
      'dive 5, dives 5, diving 5, diver 5, divers 5, scuba 5, freediver 5, freediving 5, snorkel 5, snorkelling 5',
    one: 'Dive',
    many: 'Dives',
    icon: 'fish',
    groups: 'This year, Deep, Night',
    fields: `
      Spot | text | Harbour wreck
      Date | date | Thu 19 Nov
      Depth | text | 18.4 m
      Time down | text | 42 min
      Air | text | 200 to 60 bar
      Buddy | person | Lea Brandt`,
    without: 'Waves, Wind, Best tide, Bottom, Water temperature',
    samples: `
      image | title | subtitle | overline | value | meta
      sea | Harbour wreck | 42 min, two congers, with Lea | No. 118 | 18.4 m | 12 °C
      island | Lantern reef | 51 min, octopus under the arch | No. 117 | 14.2 m | 19 °C
      lake | Quarry, platform 2 | 38 min, skills with Omar | No. 116 | 12.0 m | 9 °C
      night sea | Pier at night | 44 min, cuttlefish | No. 115 | 8.6 m | 14 °C
      beach | Seagrass bay | 62 min, pipefish | No. 114 | 6.1 m | 17 °C`,
    about:
      'In at the buoy, along the keel to the bow and back. Two congers below the boiler, visibility eight metres.',
    facts: '18.4 m | Depth\n42 min | Time\n8 m | Visibility',
    figures: '118 | Dives | +4\n31.2 m | Deepest',
    hero: 'Last dive, no. 118 | Harbour wreck, 18.4 m | 42 minutes with Lea, twelve degrees | Open log',
    tip: 'A hundred and eighteen dives | Two more to your best year',
    trend: 'Dives a year | 24 | +6',
    add: 'Log dive',
    use: 'Log dive',
  },
  {
    signs: 'sup 4, paddle 4, swim spots 5, swimming spots 5, wild swimming 5, kayak 4, canoe 4, sailing 3',
    groups: 'Near, Calm, Favorites',
    fields: 'Spot | text | Mill lake, east bank\nWind | text | 6 knots\nWay in | text | Wooden steps',
    without: 'Waves, Best tide, Bottom',
    samples: `
      image | title | subtitle | overline | value | rating
      lake | Mill lake, east bank | Calm, easy way in | 2.4 km | 14 °C | 4.6
      forest | Quarry pool | Clear, deep at once | 5.1 km | 12 °C | 4.4
      sea beach | North bay | At high tide only | 8 km | 13 °C | 4.2
      hills | River bend | Slow current, sandy | 3 km | 11 °C | 4.0
      island | Swan island | Round it in an hour | 12 km | 14 °C | 4.8`,
    about: 'Calm in the morning, wind from noon. Wooden steps at the big willow, parking at the mill.',
    facts: '14 °C | Water\n6 kn | Wind\nCalm | Water',
    figures: '14 °C | Water now\n6 kn | Wind',
    hero: 'Calm until noon | Mill lake, east bank | Fourteen degrees, hardly any wind | See the spot',
  },
  {
    signs: 'tide times 9, tide tables 9, tide chart 9',
    one: 'Place',
    many: 'Places',
    groups: 'Near, Today, Favorites',
    fields: `
      Place | text | Harbour pier
      Remind me | choice | 1 h before low | Never, 1 h before low, 1 h before high
      Metres | choice | Metres | Metres, Feet
      Notes | long | Stones are dry for two hours`,
    without: 'Spot, Waves, Wind, Best tide, Bottom, Water temperature',
    samples: `
      image | title | subtitle | overline | value
      sea | Harbour pier | High 12:31, low 18:44 | 0.8 km | 3.9 m
      beach | Long beach | High 12:24, low 18:38 | 5.1 km | 3.7 m
      sunset | Lighthouse point | High 12:40, low 18:52 | 8 km | 4.1 m
      island | South jetty | High 12:18, low 18:30 | 15 km | 3.6 m
      lake | River mouth | High 13:05, low 19:20 | 12 km | 2.8 m`,
    about: 'High water at 12:31 with 3.9 metres, low at 18:44 with 0.7. The stones are dry for two hours.',
    facts: '12:31 | High\n18:44 | Low\n3.2 m | Range',
    figures: '3.9 m | High, 12:31\n0.7 m | Low, 18:44',
    hero: 'Rising until 12:31 | Harbour pier, 2.8 m now | Low water at 18:44 | See the day',
    tip: 'Low water at 18:44 | Half an hour after sunset',
    trend: 'Metres | 2.8 | +1.1',
    add: 'Add place',
    use: 'Remind me',
  },
])
