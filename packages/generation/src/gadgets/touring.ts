import type { Gadget } from './gadget.ts'

const ways: readonly (readonly [form: RegExp, profile: string, what: string, avoids: string])[] = [
  [
    /\b(?:wheelchair|stroller|pram|barrier)/i,
    'Wheelchair',
    'Paved, no steps',
    '- Avoid steps\n- Avoid kerbs above 3 cm\n- Avoid slopes above 6 %',
  ],
  [
    /\b(?:horse|riding)\b/i,
    'Riding',
    'Soft paths',
    '- Avoid asphalt\n- Avoid narrow bridges\n- Prefer field paths',
  ],
  [
    /\b(?:motor ?cycl\w*|motor ?bike|curvy|twisty)\b/i,
    'Motorbike',
    'Curvy roads',
    '- Avoid motorways\n- Avoid toll roads\n- Prefer bends and passes',
  ],
  [
    /\b(?:hik\w+|walk\w*|on foot|trek\w*)\b/i,
    'Hiking',
    'Paths and tracks',
    '- Avoid roads\n- Avoid via ferratas\n- Prefer marked trails',
  ],
]
const bicycle = [
  /$/,
  'Bicycle',
  'Cycle paths and quiet streets',
  '- Avoid hills\n- Avoid cobbles\n- Prefer cycle paths',
] as const
const wayIn = (text: string) => ways.find(([form]) => form.test(text)) ?? bicycle

/** Ways, rivers and hidden boxes. */
export const touring: readonly Gadget[] = [
  {
    id: 'route-planner',
    called:
      /\b(?:(?:cycl\w+|bike|bicycle|hiking|walking|horse ?riding|riding|motor ?cycle|motor ?bike|wheelchair|tour|gravel|round ?trip) (?:route|tour|trip|path|journey)s? (?:planner|planning|finder|builder|creator|generator)|plans? (?:your |my )?(?:bike|cycling|bicycle|hiking|walking|motor ?cycle) (?:routes?|tours?)|(?:bike|bicycle|cycling) navigation)\b/i,
    unless: /\b(?:bookings?|hotels|community|delivery|bus|guided tours)\b/i,
    icon: 'map',
    presets: 'natural, clean',
    names: 'Flat and Quiet, Long Way Round, Via the Dyke',
    sheets: [
      {
        name: 'Plan',
        title: 'Plan a route',
        icon: 'map',
        content: (text) => {
          const [, profile, what] = wayIn(text)
          return `
          map ${profile} route | Start, Mill bridge, Old dairy, Lake shore
          fields
          - From | text | Linden lane 4
          - Via | text | Mill bridge
          - To | text | Lake shore
          stats
          - 34.2 km | Distance
          - 180 m | Uphill
          - 2:05 | Time
          line Elevation profile, m | 12, 18, 42, 30, 64, 48, 16 | 0, , 12, , 24, , 34 km
          text ${what}
          button arrowRight | Start navigation
          quiet repeat | Suggest a round trip`
        },
      },
      {
        name: 'Options',
        title: 'Avoid and prefer',
        icon: 'settings',
        content: (text) => {
          const [, profile, , avoids] = wayIn(text)
          return `
          chips Profile | * ${profile}, Fast, Quiet, Off-road
          switches Avoid and prefer
          ${avoids}
          - x Avoid ferries
          rows Surface
          - rows | Asphalt | 62 %
          - rows | Gravel | 31 %
          - rows | Cobble-free | 100 %
          sliders
          - How hilly | 20`
        },
      },
      {
        name: 'Turns',
        title: 'Turn by turn',
        icon: 'list',
        content: `
          steps Turn by turn
          - Right into Harbour street | After 200 m
          - Straight over Mill bridge | 1.4 km, cycle path
          - Left along the dyke | 8.2 km, gravel
          - Right to Lake shore | 34.2 km, you are there
          switches
          - Voice directions
          - Works offline`,
      },
      {
        name: 'Routes',
        title: 'Saved routes',
        icon: 'bookmark',
        content: `
          rows Saved routes
          - map | Lake and back | 34.2 km, 180 m uphill | 2:05
          - map | Sunday loop | 21.0 km, flat | 1:15
          - map | To Grandma by the canal | 12.6 km | 0:42
          button download | Export as GPX
          quiet plus | Import GPX`,
      },
    ],
  },
  {
    id: 'speed-camera',
    called: /\b(?:speed (?:cameras?|traps?)|radar (?:warn\w*|detector|traps?)|red light cameras?)\b/i,
    icon: 'warning',
    presets: 'dark-pro, bold',
    names: 'Fifty Ahead, Eyes on the Road, Flash',
    sheets: [
      {
        name: 'Drive',
        icon: 'car',
        content: `
          ring Your speed | 0.54 | 54 | km/h, limit 50
          banner warning | Speed camera in 400 m | Fixed, limit 50, reported by 41 drivers
          map Ahead | You, Speed camera 50, Red light camera, Mobile camera
          keys
          - plus | Report camera
          - check | Still there
          - close | Gone
          switches
          - Warning sound
          - Voice warning`,
      },
      {
        name: 'Cameras',
        title: 'Cameras near',
        icon: 'list',
        content: `
          rows Speed cameras near
          - warning | Ring road, north | Fixed, both ways, limit 70 | 400 m
          - warning | School lane | Mobile, seen 12 minutes ago | 1.2 km
          - warning | Harbour crossing | Red light camera | 2.1 km
          - warning | Coast road | Average speed, 4 km | 6.4 km`,
      },
      {
        name: 'Report',
        icon: 'plus',
        content: `
          chips What is it | * Mobile camera, Fixed camera, Red light, Accident, Works
          fields
          - Direction | choice | My direction | My direction, Oncoming, Both
          - Speed limit | number | 50
          button check | Report to drivers
          rows Reported by drivers
          - user | Omar, mobile camera | School lane | 12 min
          - user | Kim, accident | Ring road | 20 min`,
      },
      {
        name: 'Warnings',
        title: 'How to warn',
        icon: 'bell',
        content: `
          chips Warn before | 200 m, * 400 m, 800 m
          switches
          - Only above the limit
          - Start with car Bluetooth
          - x Vibrate
          sliders
          - Volume | 80
          text Not allowed everywhere while driving: know the rules of the country`,
      },
    ],
  },
  {
    id: 'river-gauge',
    called:
      /\b(?:river (?:gauges?|levels?|flow)|water levels? (?:of|in) (?:the )?rivers?|flood (?:gauges?|levels?)|whitewater levels?)\b/i,
    unless: /\b(?:tides?|groundwater|bathing|insurance|evacuat\w+|volunteers)\b/i,
    icon: 'wave',
    presets: 'clean, dark-pro',
    names: 'High Water, Gauge Zero, Runnable',
    sheets: [
      {
        name: 'Gauges',
        title: 'River gauges',
        icon: 'list',
        content: `
          fields
          - Search river or gauge | text |
          rows My gauges
          - wave | Mill brook, old bridge | 84 cm, rising 4 cm/h | Runnable
          - wave | Long river, harbour | 312 cm, steady | Normal
          - wave | Upper Larch | 46 cm, falling | Too low
          - wave | Long river, weir | 548 cm, rising | Flood 1
          chips Show | * All, Runnable, Flood, Falling`,
      },
      {
        name: 'Gauge',
        title: 'Mill brook, old bridge',
        icon: 'chart',
        content: `
          line Water level in cm | 62, 64, 66, 71, 76, 80, 84 | 3:00, , 5:00, , 7:00, , now
          stats
          - 84 cm | Water level
          - 6.2 m³/s | Flow
          - +4 cm/h | Rising
          rows Levels
          - check | Runnable from 70 to 120 cm | Grade II to III
          - warning | Flood level 1 | 180 cm
          - warning | Highest, 2002 | 296 cm
          rows Forecast
          - cloud | Tonight | 96 cm, 8 mm of rain
          - cloud | Tomorrow noon | 78 cm`,
      },
      {
        name: 'Map',
        icon: 'map',
        content: `
          map River gauges | Mill brook 84 cm, Long river 312 cm, Upper Larch 46 cm, Weir 548 cm
          chips Colours | Green runnable, Amber high, Red flood`,
      },
      {
        name: 'Warnings',
        title: 'Flood warnings',
        icon: 'bell',
        content: `
          banner warning | Flood level 1 at the weir | 548 cm, peak expected at 18:00
          switches
          - Flood warnings
          - When rivers are runnable
          fields
          - Warn above cm | number | 120
          - Warn below cm | number | 70
          rows Lately
          - bell | Long river, weir above 500 cm | Today, 6:20
          - bell | Mill brook runnable | Yesterday, 21:00`,
      },
    ],
  },
  {
    id: 'geo-cache',
    called: /\bgeo-?cach\w+\b|\bcaches? (?:finder|logbook|near me)\b|\bletterbox(?:es|ing|er|ers)\b/i,
    // Finds written down are an outdoor log.
    unless: /\b(?:log|hid(?:e|es|ing))\b/i,
    icon: 'pin',
    presets: 'natural, bold',
    names: 'Found It, Under a Stone, First to Find',
    sheets: [
      {
        name: 'Map',
        title: 'Caches near you',
        icon: 'map',
        content: `
          map Caches near you | Old mill, Lion’s view, Puzzle at the pier, You
          chips Show | * All, Not found, Traditional, Multi, Mystery
          rows Nearest caches
          - pin | Old mill | Traditional, D 1.5, T 2, small | 240 m
          - help | Puzzle at the pier | Mystery, D 4, T 1.5 | 610 m
          - pin | Lion’s view | Multi, four stages, D 2, T 3 | 1.1 km`,
      },
      {
        name: 'Cache',
        title: 'Old mill',
        icon: 'pin',
        content: `
          stats
          - 240 m | Away
          - 318° | Bearing
          - 1.5 / 2 | Difficulty, terrain
          ring Compass | 0.88 | 318° | 240 m, straight on
          text N 54° 22.140 E 010° 09.712
          banner bulb | Hint | Where the water cannot reach
          steps Latest logs
          - Found by Kim | Sunday, quick find, dry inside
          - Did not find, Tomás | 8 November
          button check | Log as found`,
      },
      {
        name: 'Solver',
        title: 'Coordinate solver',
        icon: 'code',
        said: /\b(?:solver?|coordinates?|projection|waypoints?|myster\w+|multi|ciphers?)\b/i,
        content: `
          fields
          - Formula | text | N 54° 2A.B40 E 010° 0C.7D2
          - A | number | 2
          - B | number | 1
          - C | number | 9
          - D | number | 1
          hero N 54° 22.140 E 010° 09.712 | Final coordinates
          fields
          - Waypoint projection, metres | number | 120
          - Direction in ° | number | 45
          rows Ciphers
          - key | ROT13 | Jurer gur jngre pnaabg ernpu
          - key | Letter values | A = 1, B = 2`,
      },
      {
        name: 'Logbook',
        icon: 'book',
        content: `
          stats
          - 412 | Found
          - 18 | Not found
          - 9 | Countries
          rows Logbook
          - check | Church wall | Sun 15 Nov, traditional | Found
          - close | Under the bridge | Sun 15 Nov, muggles | Not found
          - check | Night walk | 2 Nov, multi, 11 stages | Found
          button arrowUp | Upload field notes
          quiet download | Load GPX for offline`,
      },
    ],
  },
  {
    id: 'orienteering',
    called: /\borienteering\b/i,
    unless: /\b(?:club members|entries|federation|shop)\b/i,
    icon: 'flag',
    presets: 'natural, bold',
    names: 'Control 31, Attack Point, North Lines',
    sheets: [
      {
        name: 'Course',
        title: 'Medium course, 4.2 km',
        icon: 'map',
        content: `
          map Course | Start, 31, 32, 33, Finish
          stats
          - 4.2 km | Length
          - 120 m | Climb
          - 12 | Controls
          rows Control descriptions
          - flag | 1, code 31 | Boulder, north side
          - flag | 2, code 32 | Path bend
          - flag | 3, code 33 | Depression, eastern part
          button play | Start run | #Run
          quiet plus | Plan new course`,
      },
      {
        name: 'Run',
        title: 'Punching by GPS',
        icon: 'timer',
        content: `
          ring Time | 0.25 | 11:42 | next: 34, knoll | up
          keys
          - repeat | Reset
          - pause | Pause
          - plus | Punch by hand
          rows Punched
          - check | 31, boulder | 3:12 | +0:04
          - check | 32, path bend | 5:50 | +0:31
          - check | 33, depression | 9:08 | 0:00
          switches
          - Punch within 10 m
          - x Show my position`,
      },
      {
        name: 'Splits',
        title: 'Results and splits',
        icon: 'chart',
        content: `
          rows Results
          - trophy | Kim Osei | 38:12
          - trophy | You | 41:50 | +3:38
          - trophy | Tomás Rey | 44:06 | +5:54
          chart Minutes lost by leg | 0, 0.5, 0, 1.2, 0.3, 0.9, 0.7 | 31, 32, 33, 34, 35, 36, F
          button share | Share route`,
      },
    ],
  },
]
