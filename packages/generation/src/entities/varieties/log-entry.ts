import { logEntry } from '../log-entry.ts'
import { defineVarieties } from './variety.ts'

export const logEntryVarieties = defineVarieties(logEntry, [
  {
    signs: 'swim 6, swimming 6, swimmer 6, pool 2',
    one: 'Swim',
    many: 'Swims',
    icon: 'wave',
    groups: 'Pool, Open water, Best',
    samples: `
      image | title | subtitle | overline | meta | value
      swim | Pool, 4 × 400 | 42 min, 2:06 per 100 | 14 November | Steady | 1.6 km
      lake | Across the bay | 38 min, 14 degrees | 8 November | Cold | 1.4 km
      swim | Technique, drills | With Ana | 5 November | Easy | 0.9 km
      sea | Buoy and back | 51 min, small waves | 25 October | Windy | 2.0 km
      swim | Sprints, 12 × 50 | 0:54 average | 20 October | Hard | 0.6 km`,
    about: 'Four times four hundred with thirty seconds of rest. The third one was the fastest.',
    facts: '1.6 km | Distance\n42 min | Time\n2:06 | Per 100',
    figures: '31 km | This year | +4\n2:06 | Per 100 m\n2.0 km | Longest',
    hero: 'Saturday | Pool, 8 × 100 | Lane 3 is quiet before nine | Plan it',
    trend: 'Kilometres a week | 3.9 | +0.6',
    add: 'Log swim',
    use: 'Edit swim',
  },
  {
    signs: 'hunting 6, hunter 6, deer 3',
    one: 'Outing',
    many: 'Outings',
    groups: 'Stand, Stalk, Seen',
    samples: `
      image | title | subtitle | overline | meta | value
      forest | North stand, dusk | Two roe deer, no shot | 14 November | Wind W | 2 h
      forest | Oak clearing | One boar | 8 November | Frost | 3 h
      field | Edge of the maize | Fox seen | 1 November | Fog | 1 h
      mountain | Ridge stalk | Chamois, far | 25 October | Clear | 6 h`,
    about: 'Two roe deer at 17:10, a doe and her young. Wind from the west, no shot.',
    facts: '2 h | Time\n2 | Seen\nW 2 | Wind',
    figures: '18 | Outings\n31 | Seen\n4 | Taken',
    hero: 'Tonight | North stand, from 16:00 | Wind from the west, moon at 40 % | Plan it',
    trend: 'Hours a month | 14 | +3',
    add: 'Log outing',
    use: 'Edit outing',
  },
  {
    signs:
      'climb, climbing, climber 6, boulder, bouldering, ascents, crag, sends, log the routes 6, log routes 6, routes completed 6, routes you have completed 6, routes i have climbed 6',
    one: 'Climb',
    many: 'Climbs',
    groups: 'Boulder, Lead, Projects',
    fields: `
      Place | place | Blockhaus, wall 3
      Grade | choice | 6b+ | 5c, 6a, 6b+, 7a
      Tries | number | 4
      Style | choice | Redpoint | Onsight, Flash, Redpoint, Top rope
      Conditions | choice | Dry | Dry, Humid, Cold
      Photo | photo | mountain
      Notes | long | Left heel first, then reach`,
    without: 'Length, Depth or height',
    samples: `
      image | title | subtitle | overline | meta | value
      mountain | Chimney, left line | Second try, no rest | 14 November | Sent | 6b+
      gym | Blue slab, wall 3 | Flash, Blockhaus gym | 11 November | Flash | 6a
      forest | The quiet block | Four tries with Omar | 1 November | Sent | 7a
      mountain | Owl rock, south face | Three pitches | 25 October | Lead | 5c
      gym | Yellow overhang | Falls at the last hold | 20 October | Project | 7a+
      island | Sea cliff, low tide | Top rope, wet start | 11 October | Sent | 6a+`,
    about: 'Left heel first, then reach for the edge. Went on the second try with cold hands.',
    facts: '6b+ | Grade\n2 | Tries\n14 m | Height',
    figures: '48 | Sends | +6\n7a | Hardest\n112 | Attempts',
    hero: 'Project | Yellow overhang, 7a+ | Four tries so far, one hold missing | Log attempt',
    tip: 'Two grades up since May | Most of your sends are on Thursdays',
    trend: 'Sends a month | 14 | +3',
    add: 'Log climb',
    use: 'Log attempt',
  },
  {
    signs: 'dive, diving, scuba, freediving, snorkel',
    one: 'Dive',
    many: 'Dives',
    fields: `
      Place | place | Stone pier, east wall
      Duration | text | 46 min
      Depth | text | 18 m
      Animals seen | text | Two seals, a lumpsucker`,
    without: 'Grade, Length, Depth or height, Conditions',
    facts: '46 min | Length\n18 m | Depth\n80 bar | Left',
    samples: `
      image | title | subtitle | overline | meta | value
      sea | Stone pier, east wall | 46 min with Omar | 14 November | Sight 9 m | 18 m
      sea | Owl reef | 52 min, two seals | 1 November | Sight 14 m | 24 m
      reef | The sunken tram | 38 min, cold | 25 October | Sight 4 m | 16 m
      island | Lighthouse drop | 41 min, current | 11 October | Sight 12 m | 28 m
      beach | First bay | 38 min, training | 27 September | Calm | 9 m`,
    about: 'Cold below twelve metres, then clear as glass. Omar had the torch, back with eighty bar.',
    figures: '48 | Dives | +2\n31 h | Bottom time\n28 m | Deepest',
    trend: 'Dive time a month | 4.2 h | +1.1',
    add: 'Log dive',
    use: 'Edit dive',
  },
  {
    signs: 'rowing 6, kayak 6, canoe 6, paddle 6, paddling 6, sup, sailing 6, boat 3, kitesurf 6, yacht',
    one: 'Outing',
    many: 'Outings',
    groups: 'This month, Longest, Planned',
    fields: `
      Place | place | Mill bridge to the weir
      Grade | choice | Easy | Easy, Steady, Hard
      Length | text | 52 min
      Depth or height | number | 9`,
    samples: `
      image | title | subtitle | overline | meta | value
      lake | Mill bridge to the weir | 52 min, flat water | 14 November | Calm | 9.4 km
      sea sail | Round the lighthouse | 3 h 10, wind from west | 8 November | Fresh | 12 km
      lake | Intervals, 6 × 500 | 1:58 average | 5 November | Training | 6.2 km
      island | Reed islands | With Ana, two herons | 1 November | Calm | 11 km
      lake | First frost | Gloves, 40 min | 25 October | Cold | 7 km`,
    about: 'Flat water up to the weir, a little wind on the way back. The last two kilometres were the best.',
    facts: '52 min | Time\n9.4 km | Distance\n2:46 | Per 500 m',
    figures: '48 | Outings | +6\n412 km | This year\n12 km | Longest',
    hero: 'Saturday looks good | Reed islands, 9:00 | Wind 2, water 9 degrees | Plan it',
    trend: 'Kilometres a week | 31 | +6',
    add: 'Log outing',
    use: 'Edit outing',
  },
  {
    signs:
      'jump 5, jumps 5, skydive 12, skydives 12, skydiving 12, skydiver 12, skydivers 12, parachute 9, parachutes 9, parachuting 12, parachutist 12, canopy 6, freefall 6, dropzone 9, drop zone 9',
    one: 'Jump',
    many: 'Jumps',
    icon: 'plane',
    groups: 'This year, Formation, Solo',
    fields: `
      Place | place | Linden drop zone
      Date | date | Sat 14 Nov
      Aircraft | text | Caravan
      Exit height | text | 4,000 m
      Freefall | text | 58 s
      Canopy | text | 170, seven cells
      Photo | photo | field`,
    without: 'Grade, Length, Depth or height, Buddy, Conditions',
    samples: `
      image | title | subtitle | overline | meta | value
      field | Jump 214, four-way | Linden drop zone, 58 s of freefall | 14 November | Landed 12 m off | 4,000 m
      mountain | Jump 213, solo | Linden drop zone, 60 s | 14 November | Landed 3 m off | 4,000 m
      lake | Jump 212, tracking | East field, with Omar | 1 November | Wind 5 | 3,800 m
      plane | Jump 211, hop and pop | Linden drop zone, canopy work | 1 November | Calm | 1,500 m
      sunset | Jump 210, last load | Linden drop zone, 58 s | 25 October | Perfect | 4,000 m`,
    about: 'Four points turned, then a clean break-off at 1,500. Landed twelve metres from the cross.',
    facts: '4,000 m | Exit\n58 s | Freefall\n12 m | Off the cross',
    figures: '214 | Jumps | +2\n3 h 12 | Freefall\n3 m | Best landing',
    hero: 'Saturday looks good | First load at 9:00 | Wind 2, cloud base 3,000 metres | Log jump',
    tip: 'Landings are closer | Nine metres off on average since May',
    trend: 'Jumps a month | 6 | +2',
    add: 'Log jump',
    use: 'Edit jump',
  },
  {
    signs: 'drone 9, fpv 9, pilot 6, flight log 6, paragliding 9, glider 9, hang gliding 9',
    one: 'Flight',
    many: 'Flights',
    icon: 'plane',
    groups: 'This month, Longest, Planned',
    fields: `
      Place | place | Meadow behind the mill
      Grade | choice | Easy | Easy, Windy, Training
      Length | text | 18 min
      Depth or height | number | 84`,
    samples: `
      image | title | subtitle | overline | meta | value
      field | Meadow behind the mill | 18 min, calm | 14 November | Battery 2 | 84 m
      lake | Shore at sunrise | 22 min, filmed | 8 November | Battery 1 | 60 m
      mountain | East ridge | 31 min, wind 4 | 1 November | Gusts | 112 m
      city | Old quarry | 14 min, training | 25 October | Battery 3 | 40 m
      forest | Clearing | 9 min, lost signal once | 11 October | Check | 30 m`,
    about: 'Calm until nine, then gusts from the west. Landed with 22 percent and no warnings.',
    facts: '18 min | Time\n84 m | Height\n22 % | Left',
    figures: '48 | Flights | +4\n14 h | In the air\n112 m | Highest',
    hero: 'Saturday looks good | Shore at sunrise, 7:40 | Wind 2, no restrictions | Plan flight',
    trend: 'Minutes a week | 84 | +22',
    add: 'Log flight',
    use: 'Edit flight',
  },
  {
    signs: 'geocache 9, geocaching 9, treasure hunt 6',
    one: 'Cache',
    many: 'Caches',
    groups: 'Found, Not found, Planned',
    samples: `
      image | title | subtitle | overline | meta | value
      forest | Under the third bench | Small, two trackables | 14 November | Found | 1.5
      city | The clockmaker’s riddle | Mystery, solved on Tuesday | 8 November | Found | 4.0
      mountain | Owl rock view | Regular, wet log | 1 November | Found | 2.5
      lake | Bridge number nine | Micro, magnetic | 25 October | Not found | 3.0`,
    about: 'Under the third bench from the gate, behind the loose brick. Log nearly full.',
    figures: '248 | Found | +6\n11 | Not found\n4.5 | Hardest',
    hero: '400 m from here | The clockmaker’s riddle | Difficulty 4, terrain 1.5 | Navigate',
    trend: 'Finds a month | 14 | +3',
    add: 'Log find',
    use: 'Log find',
  },
  {
    signs: 'tram spotting 12, bus spotting 12, trams 9, tram 9, tram number 9, every tram 9, depot 4',
    one: 'Sighting',
    many: 'Sightings',
    icon: 'camera',
    groups: 'Seen, Missing, Rare',
    fields: `
      Number | text | 2041
      Line | text | 7
      Depot | choice | Linden depot | Linden depot, East depot, Old depot
      Photo | photo | tram`,
    without: 'Grade, Length, Depth or height, Buddy, Conditions, Place',
    samples: `
      image | title | subtitle | overline | meta | value
      tram 1 | No. 2041, line 7 | Linden depot, Mill bridge | Today 8:12 | Photo | First
      tram 2 | No. 1187, line 2 | East depot, in the rain | Yesterday | Photo | Seen
      tram 3 | No. 418, museum tram | Old depot, Sunday run | Sunday | 3 photos | Rare
      tram 4 | No. 2036, line 7 | Linden depot, new paint | 14 November | Photo | Seen
      tram 5 | No. 1190, line 9 | East depot, to the stadium | 1 November | Photo | Seen`,
    about: 'Came round the corner at Mill bridge with new paint. Number 118 of the fleet of 164.',
    facts: '7 | Line\n118th | Of the fleet\n3 | Photos',
    figures: '118 | Seen | +4\n46 | Missing\n3 | Rare',
    hero: 'Still missing | No. 2044, line 7 | Leaves Linden depot at 6:10 on weekdays | Tick off',
    tip: 'Four to go in Linden depot | Early trams have the rare ones',
    trend: 'Seen a month | 14 | +4',
    add: 'Tick off a number',
    use: 'Seen again',
  },
  {
    signs:
      'spotting log 9, spotting diary 9, spotting trip 9, spotting train 9, spotting plane 9, plane spotting 9, train spotting 9, aircraft spotting 9, trainspotting 9',
    one: 'Sighting',
    many: 'Sightings',
    icon: 'camera',
    groups: 'Today, Rare, Wanted',
    fields: `
      Place | place | North end, platform 2
      Number | text | 101 013-1
      How often | choice | Rare | Common, Rare, First
      Photo | photo | train`,
    without: 'Grade, Length, Depth or height, Buddy, Conditions',
    samples: `
      image | title | subtitle | overline | meta | value
      train | 101 013-1, red livery | Platform 2, northbound | Today 10:42 | Photo | Rare
      train | 218 402, two engines | With the night train | Yesterday | 3 photos | First
      plane | D-AIMC, double-decker | Runway 26, low sun | Sunday | Photo | Common
      train | Old railcar, museum line | Steam day | 1 November | 6 photos | Rare
      plane | LZ-412, special paint | From the car park | 25 October | Photo | First`,
    about: 'Came through at walking pace, four minutes late, with the sun behind. The third time this year.',
    facts: 'Rare | How often\n4 | Photos\n3rd | This year',
    figures: '412 | Sightings | +9\n38 | Firsts\n14 | Wanted',
    hero: 'Expected at 16:12 | Old railcar, museum line | Seen on Sunday 18 km from here | Set reminder',
    tip: 'North end in the morning | Light from behind until eleven',
    trend: 'Sightings a month | 38 | +9',
    add: 'Log sighting',
    use: 'Seen again',
  },
])
