import { hazard } from '../hazard.ts'
import { defineVarieties } from './variety.ts'

/** What people are warned of; without these words the ground shakes. */
export const hazardVarieties = defineVarieties(hazard, [
  {
    signs: 'volcano 9, volcanoes 9, volcanic 8, eruption 7, eruptions 7, lava 6',
    one: 'Volcano',
    many: 'Volcanoes',
    icon: 'mountain',
    groups: 'Active, Dormant, Near me',
    fields: `
      Name | text | Monte Cinza
      Country | text | Portugal
      Height | text | 2,351 m
      Type | choice | Stratovolcano | Stratovolcano, Shield volcano, Caldera
      Last eruption | text | 2021`,
    without: 'Place, Magnitude, Depth in km, Time, Tell me from, How it felt',
    samples: `
      icon | title | subtitle | value | badge | tone
      mountain | Monte Cinza | Portugal, stratovolcano, erupted in 2021 | 2,351 m | Active | danger
      mountain | Ravnfjell | Norway, shield volcano, erupted in 1985 | 1,277 m | Dormant | neutral
      mountain | Akayama | Japan, stratovolcano, erupted on Tuesday | 1,117 m | Active | danger
      mountain | Cerro Humo | Chile, stratovolcano, erupted in 2015 | 2,847 m | Active | warning
      mountain | Old Kettle | Kenya, caldera, erupted in 1921 | 2,776 m | Dormant | neutral`,
    about:
      'Last erupted in 2021, for eighty-five days. The upper path is closed, the crater is seen from the east.',
    facts: '2,351 m | Height\n2021 | Last eruption\n38 km | From you',
    figures: '1,350 | Volcanoes\n46 | Active now\n38 km | Nearest',
    hero: 'Erupted on Tuesday | Akayama, Japan | Ash up to 3,000 metres, two villages warned | Show on map',
    tip: 'Two eruptions this week | Akayama and Cerro Humo',
    trend: 'Eruptions a month | 6 | +2',
    use: 'Show on map',
  },
  {
    signs:
      'wildfire 8, wildfires 8, forest fire 8, forest fires 8, bushfire 8, bushfires 8, fires 4, smoke 5, evacuation 2',
    one: 'Fire',
    many: 'Fires',
    icon: 'warning',
    groups: 'Active, Contained, Near me',
    fields: `
      Place | place | Pine ridge, east side
      Burning since | time | 06:42
      Area | text | 140 ha
      Contained | text | 30 %
      What you see | long | Grey smoke behind the ridge, wind from the west`,
    without: 'Magnitude, Depth in km, Time, Tell me from, How it felt',
    samples: `
      icon | title | subtitle | value | badge | tone
      warning | Pine ridge | 30 % contained, wind from the west | 140 ha | Leave now | danger
      warning | Old quarry | 60 % contained, smoke over the road | 35 ha | Get ready | warning
      pin | Heath by the lake | 90 % contained | 12 ha | Watch | neutral
      pin | South slope | Out since 04:15, crews on watch | 8 ha | Contained | success
      pin | Rail line, kilometre 14 | Grass fire, one lane closed | 2 ha | Watch | neutral`,
    about:
      'Burning uphill towards the old road. Two villages are asked to leave, the school gym is open for all.',
    facts: '140 ha | Area\n30 % | Contained\n18 km | From you',
    figures: '5 | Fires today\n1 | To leave\n18 km | Nearest',
    hero: 'Updated 06:42 | Pine ridge: leave now | Road 14 to the east is open, shelter in the school gym | Show on map',
    tip: 'One fire near you | Keep papers, water and medicines by the door',
    trend: 'Fires a day | 5 | +2',
    add: 'Report smoke',
    use: 'Show on map',
  },
  {
    signs:
      'flood 7, floods 7, flooding 7, river level 5, water level 4, storm 6, storms 6, tornado 7, hurricane 7, cyclone 7, severe weather 6, tsunami 5, landslide 5, avalanche 5, hail 4',
    one: 'Warning',
    many: 'Warnings',
    icon: 'warning',
    groups: 'Today, Near me, Severe',
    fields: `
      Place | place | Mill bridge
      From | time | 14:00
      Until | time | 21:00
      Level | choice | Orange | Yellow, Orange, Red
      What you see | long | The lower road is under water`,
    without: 'Magnitude, Depth in km, Time, Tell me from, How it felt',
    samples: `
      icon | title | subtitle | value | badge | tone
      warning | High water at Mill bridge | Until 21:00, lower road closed | 4.2 m | Red | danger
      warning | Storm on the coast | From 14:00, gusts from the west | 110 km/h | Orange | warning
      pin | Heavy rain in the valley | Tonight | 40 mm | Yellow | neutral
      pin | Hail, Linden hills | 16:00 to 18:00 | 3 cm | Yellow | neutral
      pin | North bay, waves | Tomorrow morning | 5 m | Orange | warning`,
    about: 'Rising ten centimetres an hour. The lower road is closed, the hall on the hill is open for all.',
    facts: '4.2 m | Level\n14:00 | From\n6 km | From you',
    figures: '5 | Warnings today\n1 | Red\n6 km | Nearest',
    hero: 'Today, 14:00 | Red: high water at Mill bridge | The lower road is closed, the hall on the hill is open | Show on map',
    tip: 'One red warning near you | Move cars and leave cellars',
    trend: 'Warnings a week | 5 | +2',
    add: 'Report what you see',
    use: 'Show on map',
  },
  {
    one: 'Earthquake',
    many: 'Earthquakes',
    icon: 'warning',
    signs:
      'earthquake 9, earthquakes 9, quake 9, quakes 9, seismic 9, seismograph 9, magnitude 8, tremor 7, tremors 7',
    groups: 'Last day, Above 5, Near me',
    fields: `
      Place | place | 14 km north of Old Mint
      Country | choice | Portugal | Portugal, Japan, Chile, Greece
      Magnitude | number | 4.2
      Depth in km | number | 11
      Distance in km | number | 38
      Tsunami warning | choice | None | None, Watch, Warning
      How it felt | long | Glasses rang, about five seconds`,
    without: 'Tell me from',
    samples: `
      icon | title | subtitle | value | badge | tone
      warning | 14 km north of Old Mint | Portugal, 06:42, 11 km deep, 38 km away | M 4.2 | Felt | warning
      wave | Off the east coast | Japan, 03:15, 32 km deep, tsunami watch | M 6.3 | Tsunami watch | danger
      warning | Ridge valley | Chile, yesterday, 8 km deep | M 5.0 | Strong | danger
      pin | Linden hills | Greece, yesterday, 5 km deep | M 2.4 | Weak | neutral
      pin | North bay | Portugal, Tuesday, 18 km deep | M 2.9 | Weak | neutral`,
    about:
      'Eleven kilometres deep and felt in three towns. No tsunami is expected, no damage reported so far.',
    facts: 'M 4.2 | Magnitude\n11 km | Depth\n38 km | From you',
    figures: '128 | Last day\n3 | Above 5\n38 km | Nearest',
    hero: 'Today, 06:42 | M 4.2 north of Old Mint | 38 km from you, felt by 214 people | Show on map',
    tip: 'Three above 5 today | The strongest off Japan, with a tsunami watch',
    trend: 'Earthquakes a day | 128 | +12',
    add: 'I felt it',
    use: 'Show on map',
  },
])
