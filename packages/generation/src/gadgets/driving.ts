import type { Gadget } from './gadget.ts'

const units: readonly (readonly [RegExp, string, string, string])[] = [
  [/\bmph\b|\bmiles?\b/i, 'mph', '52', 'mi'],
  [/\bknots?\b|\bkn\b|\bboat\w*|\bsail\w*/i, 'Knots', '6.4', 'nm'],
]
const usual = [/$/, 'km/h', '84', 'km'] as const

/** The unit a description has first, or kilometres an hour. */
const unitIn = (text: string) =>
  /\bkm\s?\/?\s?h\b|kilomet/i.test(text) ? usual : (units.find(([form]) => form.test(text)) ?? usual)

/** How fast one goes, large, and in the windscreen at night. */
export const driving: readonly Gadget[] = [
  {
    id: 'speedometer',
    called:
      /\b(?:speedo(?:meter)?s?|head[- ]?up display|hud|speed (?:display|warner|warning|alarm|limit alert))\b/i,
    unless:
      /\b(?:bike computer|cycling|bicycles?|typing|internet|download|treadmill|read(?:ing)?|game|fuel|obd|engine|weather|fleet|tyres?)\b/i,
    icon: 'trend',
    presets: 'dark-pro, bold',
    names: 'Windscreen, Needle Up, Steady Eighty',
    sheets: [
      {
        name: 'Speed',
        title: 'Speedometer',
        icon: 'trend',
        content: (text) => {
          const [, unit, speed, distance] = unitIn(text)
          return `
          ring Speed | 0.56 | ${speed} | ${unit}
          chips Speed unit | ${['km/h', 'mph', 'Knots'].map((each) => (each === unit ? `* ${each}` : each)).join(', ')}
          stats
          - 42.6 ${distance} | Trip meter
          - 61 | Average speed
          - 118 | Maximum speed
          ${/\b(?:compass|heading|altitude)\b/i.test(text) ? '- 284 m | Altitude\n- NW | Heading' : ''}
          switches
          - Overspeed warning tone
          - Keep screen on
          keys
          - repeat | Reset trip
          - pause | Pause
          - flip | Mirror`
        },
      },
      {
        name: 'HUD',
        title: 'Head-up display',
        icon: 'flip',
        said: /\b(?:hud|head[- ]?up|mirror\w*|windscreen|windshield|reflect\w*)\b/i,
        content: (text) => {
          const [, unit, speed] = unitIn(text)
          return `
          cells Mirrored HUD
          - ${[...speed].toReversed().join(' ')}
          text ${unit}, mirrored digits for the windscreen
          chips Digit colour | * Green, White, Amber, Red
          switches
          - Mirror digits
          - Full screen
          sliders
          - HUD brightness | 90
          text Lay the phone flat below the windscreen, at night it reads the right way round`
        },
      },
      {
        name: 'Warning',
        title: 'Overspeed warning',
        icon: 'bell',
        said: /\b(?:warn\w*|alarm\w*|alert\w*|limits?|tone|beep\w*|over-?speed\w*)\b/i,
        content: (text) => {
          const [, unit] = unitIn(text)
          return `
          fields
          - Speed limit in ${unit} | number | ${unit === 'Knots' ? 5 : unit === 'mph' ? 55 : 100}
          - Tolerance | number | 3
          switches
          - Warning tone
          - Vibrate
          - x Voice warning
          chips Warning tone | * Chime, Beep, Bell, Voice
          rows Last warnings
          - bell | Ring road | Today, 8:12 | +9
          - bell | Coast road | Yesterday, 17:40 | +4`
        },
      },
      {
        name: 'Trips',
        icon: 'map',
        said: /\b(?:trips|log\w*|histor\w+|record\w*|rides|journeys|tracks?|gpx)\b/i,
        content: (text) => {
          const [, , , distance] = unitIn(text)
          return `
          rows Trips
          - car | To work | Today, 24 min, at most 118 | 18.2 ${distance}
          - car | Lake and back | Sun 15 Nov, 1 h 20 | 74.0 ${distance}
          - car | Airport | Thu 12 Nov, 46 min | 42.6 ${distance}
          button download | Export trips`
        },
      },
    ],
  },
]
