import type { Gadget } from './gadget.ts'

/** Where radio amateurs find a repeater. */
export const repeaters: readonly Gadget[] = [
  {
    id: 'repeater-list',
    called:
      /\b(?:repeater (?:directory|book|list|finder|map|guide)|(?:ham|amateur|vhf|uhf|dmr|d-star)(?: radio)? repeaters?|find (?:ham |amateur )?repeaters?)\b/i,
    unless: /\b(?:wi-?fi|wireless network|signal booster|logbook|contacts? log)\b/i,
    icon: 'wifi',
    presets: 'dark-pro, clean',
    names: 'Up 600, Tone On, Kerchunk',
    sheets: [
      {
        name: 'Nearby',
        title: 'Repeaters near me',
        icon: 'pin',
        content: `
          fields
          - Search | text |
          chips Band | * All, 2 m, 70 cm, 23 cm, 10 m
          rows By distance from me
          - wifi | DB0XA, Mill tower | 145.600 MHz, −0.6, 123.0 Hz | 4.2 km
          - wifi | DB0XK, Grain silo | 438.950 MHz, −7.6, 88.5 Hz | 9.8 km
          - wifi | DB0XR, Ridge valley | 439.325 MHz, −9.4, DMR | 18 km
          - wifi | DB0XT, Lighthouse | 145.725 MHz, −0.6, no tone | 31 km
          - wifi | DB0XW, Water tower | 438.700 MHz, −7.6, C4FM | 44 km`,
      },
      {
        name: 'Map',
        icon: 'map',
        content: `
          map Repeaters | DB0XA, DB0XK, DB0XR, DB0XT
          rows Reach from here
          - wifi | DB0XA | Bearing 42°, in sight | 4.2 km
          - wifi | DB0XK | Bearing 118°, behind the hill | 9.8 km`,
      },
      {
        name: 'Repeater',
        title: 'DB0XA, Mill tower',
        icon: 'info',
        content: `
          stats
          - 145.600 | Output, MHz
          - −0.600 | Offset, MHz
          - 123.0 Hz | Tone
          rows Details
          - pin | Distance from me | North-east, 42° | 4.2 km
          - globe | Locator | JO43KB | 64 m high
          - user | Keeper | Local club | Since 1998
          - check | Heard today | By Omar, 8:12 | S9
          keys
          - star | Keep
          - copy | Copy
          - warning | Report`,
      },
      {
        name: 'Kept',
        icon: 'star',
        content: `
          rows Kept repeaters
          - star | DB0XA | 145.600 MHz, −0.6, 123.0 Hz | Home
          - star | DB0XT | 145.725 MHz, −0.6 | Sea
          - star | DB0XR | 439.325 MHz, DMR, group 262 | Work
          button download | Export for my radio`,
      },
    ],
  },
]
