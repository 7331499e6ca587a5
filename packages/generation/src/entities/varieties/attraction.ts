import { attraction } from '../attraction.ts'
import { defineVarieties } from './variety.ts'

/** What one walks round and looks at; without these words a zoo. */
export const attractionVarieties = defineVarieties(attraction, [
  {
    signs: 'playground 6, indoor playground 8, soft play 8, trampoline park 8, trampolines 6',
    one: 'Area',
    many: 'Areas',
    icon: 'star',
    groups: 'Small, Big, Food',
    fields: 'Area | choice | Hall | Hall, Upper floor, Garden\nFrom age | text | 3 years',
    samples: `
      image | title | subtitle | time | badge
      toy 1 | Ball sea | Up to four years | 19:00 | Quiet
      park 2 | Climbing castle | Three floors, with slides | 19:00 | Busy
      star 3 | Trampolines | From six, with socks | 18:30 | Quiet
      bike 4 | Go-karts | Twelve of them, in turns | 18:00 | Wait 10 min
      toy 5 | Building corner | Big soft blocks | 19:00 | Quiet
      snack 6 | Café | From here one sees it all | 18:30 | Open`,
    about: 'Socks on, shoes off. Parents sit in the middle and see every slide.',
    facts: '19:00 | Open until\n3 | From age\n80 | Children inside',
    figures: '80 | Inside now\n120 | At most\n19:00 | Closes',
    hero: 'Room for 40 more | Quiet until three | Saturday afternoon is full | See areas',
    tip: 'Birthdays on weekdays | A table for ten, with cake',
    add: 'Add to my day',
    use: 'See times',
  },
  {
    signs:
      'swimming pool 7, public pool 7, outdoor pool 7, indoor pool 7, lido 7, thermal bath 7, thermal baths 7, leisure pool 7',
    one: 'Pool',
    many: 'Pools',
    icon: 'drop',
    groups: 'Swim, Children, Warm, Sauna',
    fields: 'Area | choice | Hall | Hall, Outside, Sauna\nWater | text | 26 °C\nOpen until | time | 21:00',
    samples: `
      icon | title | subtitle | time | badge
      wave | Sports pool | 25 m, water 26 °C | 21:00 | 4 of 6 lanes free
      smile | Children's pool | 0.4 m deep, 32 °C | 19:00 | Quiet
      sun | Outdoor pool | 50 m, water 24 °C | 20:00 | 6 of 8 lanes free
      down | Diving pool | 3 and 5 metres | 18:00 | Course until 17:00
      drop | Warm basin | 34 °C, with jets | 21:00 | Busy
      flame | Sauna | 85 °C, adults | 22:00 | Quiet`,
    about:
      'Swum in lanes until eight in the morning and after six. In between the left half is for everybody.',
    facts: '26 °C | Water\n4 of 6 | Lanes free\n21:00 | Open until',
    figures: '26 °C | Water\n4 of 6 | Lanes free\n21:00 | Closes',
    hero: 'Now, 26 °C | Four of six lanes are free | Sports pool, until 21:00 | See pool',
    tip: 'Quiet before nine | The hall is full on Saturday afternoon',
    add: 'Add to my day',
    use: 'See times',
  },
  {
    signs:
      'theme park 5, amusement park 6, rides 5, roller coaster 6, coasters 6, fairground 5, water park 5, queues 3, waiting times 3',
    one: 'Ride',
    many: 'Rides',
    icon: 'ticket',
    groups: 'Open, Thrill, Family, Food',
    fields: 'Area | choice | North | North, Lake, South\nWait | text | 35 min\nFrom height | text | 1.20 m',
    samples: `
      image | title | subtitle | time | badge
      peaks mountain | The Long Drop | North, from 1.40 m | 35 min | Wait
      lake | River rapids | Lake, you get wet | 20 min | Wait
      night | Ghost boat | South, dark | 10 min | Short
      train | Mine train | North, from 1.20 m | 50 min | Long
      park | Flying chairs | Middle, all ages | 5 min | Short
      star night | Evening show | Lake stage | 21:00 | Show`,
    about: 'Forty-two metres up and down in six seconds. From 1.40 metres; bags stay at the gate.',
    facts: '35 min | Wait\n1.40 m | From\nNorth | Area',
    figures: '18° | Today\n10 min | Shortest wait\n20:00 | Closes',
    hero: 'Shortest wait now | Flying chairs, five minutes | Three minutes from here | Show the way',
  },
  {
    signs: 'botanical 5, botanic garden 6, gardens 4, arboretum 5, greenhouse 4, rose garden 5, park trees 4',
    icon: 'leaf',
    groups: 'In bloom, Houses, Trees, Tours',
    samples: `
      image | title | subtitle | time | badge
      flower 1 | Camellia house | In bloom until March | 10:00 | In bloom
      forest 2 | Old oak walk | Nine oaks, one of 1740 | Always | Trees
      plant 3 | Cactus house | 28 degrees, dry | 10:00 | House
      garden 4 | Kitchen garden | Tasting on Sundays | 15:00 | Tour
      lake 5 | Lily pond | Giant leaves in summer | Always | Outside
      flower 6 | Winter scents | Witch hazel and sweet box | Always | In bloom`,
    about: 'Two hundred camellias under glass, the oldest from 1801. At their best from January to March.',
    facts: '10:00 | Opens\n4 min | On foot\nNorth | Area',
    figures: '9° | Today\n6 | In bloom\n17:00 | Closes',
    hero: 'In bloom now | Camellia house | Four minutes from here, warm inside | Show the way',
    tip: 'Tour at three | From the gate, fifty minutes',
  },
  {
    signs:
      'open-air museum 6, castle 5, palace 5, ruins 5, historic site 5, heritage 4, monastery 5, fortress 5, old town 3',
    icon: 'building',
    groups: 'Now, Houses, Crafts, Food',
    samples: `
      image | title | subtitle | time | badge
      old town 1 | Gate tower | 112 steps, wide view | 10:00 | Open
      arch 2 | Knights’ hall | Tour every full hour | 11:00 | Tour
      bread 3 | Bakehouse | Bread from the oven at two | 14:00 | Craft
      garden 4 | Herb garden | Behind the chapel | 10:00 | Open
      night 5 | Cellar and dungeon | Bring a jacket | 15:30 | Tour
      museum 6 | Armoury | Try on a helmet | 13:00 | Children`,
    about: 'Built in 1280, burned in 1634, climbed by everybody since. A hundred and twelve steps, no lift.',
    facts: '112 | Steps\n4 min | On foot\n1280 | Built',
    figures: '18° | Today\n5 | Tours\n17:00 | Closes',
    hero: 'Next, at 11:00 | Knights’ hall, tour | Four minutes from here | Show the way',
  },
])
