import type { Gadget } from './gadget.ts'
import { namedFirst, namedIn, type Nameable } from './named-in.ts'

const places: Nameable = [
  [/\bdesks?\b/i, 'Desk'],
  [/\b(?:tv|television|ambilight)\b/i, 'Behind the TV'],
  [/\b(?:bookshel\w+|shel(?:f|ves))\b/i, 'Bookshelf'],
  [/\bbalcon\w+/i, 'Balcony'],
  [/\bkitchen\b/i, 'Kitchen'],
  [/\bbedroom\b/i, 'Bedroom'],
]
const effects: Nameable = [
  [/\brainbow\b/i, 'Rainbow'],
  [/\bfire\b/i, 'Fire flicker'],
  [/\bbreath\w*/i, 'Breathe'],
  [/\btwinkl\w*/i, 'Twinkle'],
  [/\b(?:chas\w+|running)\b/i, 'Chase'],
  [/\bmeteor\w*/i, 'Meteor'],
  [/\bcandle\w*/i, 'Candle'],
  [/\b(?:strob\w+|flash\w*|blink\w*)\b/i, 'Strobe'],
  [/\b(?:aurora|northern)\b/i, 'Aurora'],
]
/** How lamps are found. */
const reach = (text: string) =>
  /\bbluetooth\b/i.test(text)
    ? 'over Bluetooth'
    : /\bbridge\b/i.test(text)
      ? 'on the bridge'
      : 'on this network'

const thing = (text: string) =>
  /\b(?:strips?|wled|leds?|neopixels?)\b/i.test(text) ? '60 LEDs' : 'White and colour'

/** Lamps and light strips of any maker: found, coloured, set in motion. */
export const lights: readonly Gadget[] = [
  {
    id: 'led-light',
    called:
      /\b(?:(?:controller|remote(?: control)?)(?: app)? for (?:[\w-]+ ){0,2}(?:led|rgb|light) (?:strips?|bulbs?|panels?|lights?)|wled|neopixels?|(?:led|light|rgb|colou?r) (?:strips?|bars?|panels?|bulbs?)|smart (?:bulbs?|lights?|lamps?)|(?:philips )?hue (?:lights?|bulbs?|lamps?|bridge)|(?:lifx|yeelight|nanoleaf|wiz|tradfri|govee) (?:lights?|bulbs?|lamps?|panels?)|fairy lights|mood lamps?|bias light\w*|ambilight)\b/i,
    unless:
      /\b(?:shops?|sell\w*|thermostats?|blinds|locks?|heating|plugs|cameras?|resistors?|stage|dmx|traffic|street|calculat\w+)\b/i,
    icon: 'lamp',
    presets: 'dark-pro, playful',
    names: 'Glow Strip, Warm White, Sixty Pixels',
    sheets: [
      {
        name: 'Lights',
        icon: 'lamp',
        content: (text) => `
          rows Discovered devices
          ${namedFirst(text, places, 4)
            .map(
              (place, index) =>
                `- lamp | ${place} | 192.168.1.${40 + index}, ${thing(text)} | ${index === 2 ? 'Off' : 'On'}`,
            )
            .join('\n')}
          button search | Discover devices
          quiet plus | Add by address
          sliders
          - Brightness | 72
          switches
          - All lights on
          ${/\bsync\w*|group\w*/i.test(text) ? '- Sync lights of a group' : ''}
          text ${namedFirst(text, places, 4).length} lights found ${reach(text)}`,
      },
      {
        name: 'Colours',
        title: 'Pick a colour',
        icon: 'palette',
        content: (text) => `
          chips Pick colours | * Warm white, Amber, Coral, Magenta, Violet, Blue, Teal, Green
          sliders
          - Hue | 24
          - Saturation | 68
          - Brightness slider | 72
          ${/\b(?:temperature|warm|white)\b/i.test(text) ? '- Colour temperature | 30' : '- White | 20'}
          chips Colour palettes | * Sunset, Ocean, Forest, Lava, Party
          button check | Apply colour`,
      },
      {
        name: 'Effects',
        title: 'Pick an effect',
        icon: 'spark',
        content: (text) => `
          tiles Pick effects
          ${namedFirst(text, effects, 6)
            .map((effect) => `- spark | ${effect}`)
            .join('\n')}
          sliders
          - Effect speed | 46
          - Effect intensity | 60
          switches
          ${/\bmusic|sound|beat/i.test(text) ? '- React to music' : '- x Reverse direction'}
          button check | Start effect`,
      },
      {
        name: 'Presets',
        icon: 'star',
        content: (text) => `
          rows Favourite presets
          - star | ${/\b(?:wake|sunrise|morning)\b/i.test(text) ? 'Sunrise, wake up' : 'Reading'} | Warm white, 80 %
          - video | Film night | Amber, 12 %
          - spark | ${namedIn(text, effects)[0] ?? 'Rainbow'} party | All lights, fast
          - moon | Night | Coral, 4 %
          button bookmark | Save as preset
          ${
            /\b(?:timers?|schedul\w+|sunset|sunrise|alarms?|automatic\w* (?:on|off))\b/i.test(text)
              ? 'rows Schedules\n- clock | On at sunset | Film night | Daily\n- clock | Off at 23:30 | Fades over ten minutes | Daily'
              : ''
          }`,
      },
    ],
  },
]
