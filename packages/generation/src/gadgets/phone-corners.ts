import type { Gadget } from './gadget.ts'

/** Corners of a phone that its settings do not show. */
export const phoneCorners: readonly Gadget[] = [
  {
    id: 'secret-codes',
    called:
      /\b(?:(?:secret|hidden|dialer|ussd|mmi|service|engineering|diagnostic) (?:"?secret )?codes?"?|hidden menus?)\b/i,
    unless:
      /\b(?:games?|puzzle|escape|cipher|spy|morse|qr|discount|vouchers?|kids|children|source code|write|editor)\b/i,
    icon: 'code',
    presets: 'dark-pro, clean',
    names: 'Star Hash Star, Back Door, Hidden Menu',
    sheets: [
      {
        name: 'Codes',
        title: 'Secret codes',
        icon: 'code',
        content: `
          fields
          - Search codes | text |
          chips Show | * On this device, All, Favorites
          rows Secret codes
          - phone | *#06# | Serial number of the device | | Works
          - settings | *#*#4636#*#* | Testing: battery, Wi-Fi, usage | | Works
          - phone | *#0*# | Test of screen, sensors and speaker | | Works
          - wifi | *#*#197328640#*#* | Service mode of the radio | | Not here
          - shield | *#21# | Where calls are forwarded | | Works
          button play | Launch code
          banner warning | Read what a code does first | Some of them reset settings.`,
      },
      {
        name: 'Favorites',
        icon: 'heart',
        content: `
          rows Kept
          - phone | *#06# | Launched three times
          - settings | *#*#4636#*#* | Launched on Sunday`,
      },
    ],
  },
  {
    id: 'quiet-volume',
    called:
      /\b(?:(?:granular|fine|precise|quiet(?:er)?|low(?:er)?) (?:volume|audio|sound)|(?:lowers?|turns? down|reduces?) (?:the )?(?:system )?(?:audio|volume|sound)|volume (?:floor|steps?|dial|below))\b/i,
    unless: /\b(?:playlist|recorder|noise level|hearing test|podcast|per app)\b/i,
    icon: 'volume',
    presets: 'dark-pro, calm',
    names: 'Whisper Dial, Below One, Minus Thirty',
    sheets: [
      {
        name: 'Dial',
        title: 'Quiet dial',
        icon: 'volume',
        content: `
          ring Below the lowest step | 0.43 | −13 dB | step 3 of 7
          keys
          - minus | Quieter
          - pause | Off
          - plus | Louder
          sliders Volume
          - System audio | 43
          chips Step | Off, −4 dB, −9 dB, * −13 dB, −19 dB, −25 dB, −30 dB
          switches
          - Dial over other apps
          - Quieter from 22:00
          - x Start with the phone`,
      },
    ],
  },
  {
    id: 'tag-finder',
    called:
      /\b(?:(?:bluetooth|ble|low energy|smart|key) (?:low energy )?(?:tags?|beacons?|trackers?|tiles?) (?:finder|scanner|locator)|(?:find|ring|locate)s? (?:my |your )?(?:bluetooth|ble) (?:tags?|beacons?|devices?))\b/i,
    unless: /\b(?:warehouse|museum|pallets?|children|cattle|stalk\w*)\b/i,
    icon: 'wifi',
    presets: 'clean, bold',
    names: 'Beep Beep, Warmer, Under the Sofa',
    sheets: [
      {
        name: 'Tags',
        icon: 'wifi',
        content: `
          button search | Scan for tags
          rows Your tags
          - lock | Keys | Very near, −48 dBm | 1 m | Here
          - bag | Backpack | In the next room, −71 dBm | 6 m | Here
          - bike | Bicycle | Last seen today, 8:12 | | Away
          - wallet | Wallet | Near, −60 dBm | 3 m | Here
          rows New nearby
          - wifi | Unknown tag | −82 dBm, strong battery | 12 m`,
      },
      {
        name: 'Find',
        title: 'Find the keys',
        icon: 'pin',
        content: `
          ring Signal | 0.78 | 1 m | very near
          line Signal in dBm | 82, 76, 71, 66, 58, 52, 48 | 60 s, 50 s, 40 s, 30 s, 20 s, 10 s, now
          button bell | Ring tag
          chips Loudness | Low, * High
          banner pin | Last seen at Mill bridge | Today, 8:12`,
      },
      {
        name: 'Range',
        icon: 'trend',
        said: /\b(?:rang(?:e|ed|ing)|distance|calibrat\w+)\b/i,
        content: `
          fields
          - Signal at one metre in dBm | number | -50
          stats Range
          - 1 m | Keys
          - 3 m | Wallet
          - 6 m | Backpack
          button settings | Calibrate range`,
      },
    ],
  },
]
