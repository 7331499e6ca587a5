import type { Gadget } from './gadget.ts'

/** Heard and said by radio, at sea and on the roof. */
export const onAir: readonly Gadget[] = [
  {
    id: 'sdr-receiver',
    called: /\b(?:rtl-?sdr|sdr\b|software[- ]defined radio|radio astronomy|spectrum receiver)\b/i,
    icon: 'trend',
    presets: 'dark-pro, clean',
    names: 'Waterfall, Squelch Open, Twenty Metres',
    sheets: [
      {
        name: 'Receive',
        title: '145.6500 MHz',
        icon: 'trend',
        content: `
          line Spectrum in dB | 12, 14, 13, 48, 22, 15, 13 | −1 MHz, , , centre, , , +1 MHz
          cells Waterfall
          - · · ░ █ ▒ · ·
          - · · ░ █ ░ · ·
          - · ░ ▒ █ ▓ · ·
          - · · · ▓ · · ░
          fields
          - Frequency in MHz | text | 145.6500
          chips Mode | AM, * FM, SSB, CW, Wide FM
          sliders
          - Squelch | 30
          - Gain | 60
          - Volume | 70
          keys
          - play | Listen
          - mic | Record
          - bookmark | Bookmark`,
      },
      {
        name: 'Bookmarks',
        title: 'Frequency bookmarks',
        icon: 'bookmark',
        content: `
          rows Frequency bookmarks
          - bookmark | Repeater, Mill hill | 145.650 MHz, FM | −0.6
          - bookmark | Airport tower | 118.300 MHz, AM
          - bookmark | Weather satellite | 137.100 MHz, FM | 14:12
          - bookmark | Jupiter bursts | 20.1 MHz, AM
          button plus | Add frequency
          quiet search | Scan band`,
      },
      {
        name: 'Log',
        title: 'Event log',
        icon: 'clock',
        said: /\b(?:logs?|events?|predict\w+|bursts?|record\w*|passes)\b/i,
        content: `
          rows Event log
          - spark | Burst at 20.1 MHz | Today, 4:12, 40 s | +11 dB
          - spark | Meteor echo | Yesterday, 23:40 | +6 dB
          - mic | Recording, tower | Sun 15 Nov | 2:10
          agenda Predictions
          - 3:50 | Jupiter, Io-A | Chance 70 %
          - 14:12 | Weather satellite | 62° high
          button download | Export log`,
      },
      {
        name: 'Stick',
        icon: 'settings',
        content: `
          rows Receiver
          - wifi | RTL-SDR stick, USB | 2.4 MS/s | Connected
          fields
          - Correction in ppm | number | 1
          - Sample rate | choice | 2.4 MS/s | 1.0 MS/s, 2.4 MS/s
          - Converter offset in MHz | number | 0
          switches
          - x Bias tee
          - x Direct sampling`,
      },
    ],
  },
  {
    id: 'mayday-card',
    called:
      /\b(?:mayday|distress (?:card|call|script|signals?|message)|pan[- ]pan|vhf (?:radio )?(?:script|card|procedure)|emergency (?:radio )?(?:script|call) (?:at sea|for boats))\b/i,
    unless: /\b(?:course|exam|quiz|crisis centre|hotline|rescue team)\b/i,
    icon: 'warning',
    presets: 'bold, clean',
    names: 'Channel Sixteen, Persons on Board, All Stations',
    sheets: [
      {
        name: 'Mayday',
        title: 'Radio script',
        icon: 'warning',
        content: `
          hero MAYDAY MAYDAY MAYDAY | This is sailing yacht MARA MARA MARA, call sign DK4QX, MMSI 211 482 930
          rows Radio script, channel 16
          - pin | My position is | 54° 22.14′ N, 010° 09.71′ E
          - warning | We are | Taking water
          - users | Persons on board | Four
          - help | We need | Immediate assistance
          - mic | Over
          chips We are | * Taking water, On fire, Sinking, Man overboard, Medical, Aground
          button copy | Large letters
          quiet bolt | Light and siren`,
      },
      {
        name: 'Boat',
        title: 'Boat card',
        icon: 'edit',
        content: `
          fields
          - Boat name | text | Mara
          - Callsign | text | DK4QX
          - MMSI | text | 211 482 930
          - Persons on board | number | 4
          - Boat | text | White sloop, 9 m, blue sails
          - Emergency contact | phone | +49 151 2048
          button check | Save card`,
      },
      {
        name: 'Signals',
        title: 'Light and sound',
        icon: 'bolt',
        content: `
          tiles Signals
          - bolt | SOS by torch | · · · − − − · · ·
          - volume | Siren
          - bell | Foghorn | One long, every two minutes
          - eye | White screen
          rows What else
          - flame | Red hand flare | Leeward, arm stretched
          - phone | 112 or the coast guard | When in reach`,
      },
    ],
  },
  {
    id: 'sailing-instrument',
    called:
      /\b(?:(?:marine|boat|sailing|yacht|nautical) (?:instruments?|computer|dashboard|gps)|trip computer for (?:sailing|boats?|yachts?)|nmea|signal ?k|laylines?|velocity made good|tacking angle)\b/i,
    unless: /\b(?:charter|bookings?|crew|race results|logbook only|regatta start)\b/i,
    icon: 'compass',
    presets: 'dark-pro, bold',
    names: 'Made Good, Layline, Six Knots',
    sheets: [
      {
        name: 'Sail',
        title: 'Instruments',
        icon: 'compass',
        content: `
          ring Speed over ground | 0.64 | 6.4 | knots
          stats
          - 214° | Course
          - 4.8 kn | Velocity made good
          - 14 kn | True wind
          - 38° | Wind angle
          - 8.2 m | Depth
          - 2.1 nm | To waypoint
          line Speed over ground, knots | 5.8, 6.1, 6.4, 6.0, 6.6, 6.3, 6.4 | −10 min,  ,  , −5 min,  ,  , now
          keys
          - target | Man overboard
          - pin | Waypoint
          - repeat | Reset trip`,
      },
      {
        name: 'Waypoint',
        title: 'Bearing and laylines',
        icon: 'target',
        content: `
          map Laylines to the waypoint | Boat, Layline port, Layline starboard, Waypoint
          stats
          - 228° | Waypoint bearing
          - 2.1 nm | Distance
          - 15:42 | Arrival
          rows Laylines
          - arrowRight | Port tack | 1.3 nm to tack | 12 min
          - arrowRight | Starboard tack | 1.6 nm | 15 min
          button pin | New waypoint`,
      },
      {
        name: 'Trips',
        icon: 'clock',
        content: `
          rows Trips
          - wave | Harbour to Mill island | Today, 18.4 nm | 3:12
          - wave | Round the lighthouse | Sun 15 Nov, 11.2 nm | 2:05
          button download | Export as GPX`,
      },
    ],
  },
  {
    id: 'pigeon-clock',
    called: /\bpigeons?\b[^.]{0,40}\bclock\w*|\b(?:clock|computer)\b[^.]{0,30}\bpigeons?\b/i,
    unless: /\b(?:shop|pest|identif\w+)\b/i,
    icon: 'timer',
    presets: 'clean, bold',
    names: 'Trap In, Metres a Minute, Blue Hen',
    sheets: [
      {
        name: 'Race',
        title: 'Race from Ghent, 412 km',
        icon: 'timer',
        content: `
          ring Since release | 0.6 | 5:12:40 | released at 7:00 | up
          button check | Clock arrival
          rows Arrivals
          - check | BE 24-3118 blue hen | 12:04:11 | 1,354 m/min
          - check | BE 25-0412 chequer cock | 12:07:52 | 1,338 m/min
          - timer | BE 23-2207 | Not home yet
          stats
          - 14 of 18 | Home
          - 1,354 | Metres per minute
          - SW 3 | Wind`,
      },
      {
        name: 'Loft',
        title: 'Pigeons by ring number',
        icon: 'list',
        content: `
          fields
          - Search ring number | text |
          rows Loft
          - tag | BE 24-3118 | Blue hen, 6 prizes | Fit
          - tag | BE 25-0412 | Chequer cock, 2 prizes | Fit
          - tag | BE 23-2207 | Red hen, on eggs | Rest
          button plus | Add pigeon`,
      },
      {
        name: 'Results',
        title: 'Race results',
        icon: 'trophy',
        content: `
          rows Race results
          - trophy | Ghent, 412 km | 15 November, 214 birds | 9th
          - trophy | Lübeck, 186 km | 8 November, 302 birds | 31st
          line Best speed, metres per minute | 1210, 1288, 1302, 1254, 1340, 1318, 1354 | , , , , , , now
          button share | Send to the club`,
      },
    ],
  },
]
