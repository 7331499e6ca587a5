import type { Gadget } from './gadget.ts'

/** Tools that mind something for whoever stands beside it: food on the fire, a camera on its tripod, the mast a phone talks to. */
export const outsideTools: readonly Gadget[] = [
  {
    id: 'food-turner',
    called:
      /\btimer\b[^]{0,80}?\b(?:turn|flip|rotate)s?(?: over)? (?:the |your |my )?(?:food|meat|burgers?|steaks?|sausages?|pancakes?|fish|skewers?)\b|\b(?:turn|flip) (?:the |your |my )?(?:food|meat|burgers?|steaks?|sausages?) (?:timer|reminder)\b/i,
    icon: 'timer',
    presets: 'warm, bold',
    names: 'Other Side, Turn It, Medium Rare',
    sheets: [
      {
        name: 'Grill',
        title: 'Turn the food',
        icon: 'timer',
        content: `
          ring Interval timer | 0.6 | 1:36 | until the next turn | down
          keys
          - repeat | Turned
          - pause | Pause
          - plus | 30 s more
          stats
          - 2 of 4 | Turns
          - 6:24 | On the grill
          - 3:36 | Left
          fields
          - Turn every | choice | 4 min | 1 min, 2 min, 4 min, 6 min
          - Turns | number | 4
          switches
          - Beep and vibrate
          - Screen stays on`,
      },
      {
        name: 'Stopwatch',
        icon: 'clock',
        content: `
          ring Total cooking time | 0.64 | 6:24 | since it went on | up
          keys
          - flag | Lap
          - pause | Stop
          - repeat | Reset
          timeline Turns
          - Second side | 4:00
          - First side | 0:00`,
      },
      {
        name: 'Food',
        icon: 'fork',
        content: `
          rows Times kept
          - fork | Steak, 3 cm | 4 turns, every 90 s | 6:00
          - fork | Burger | 2 turns, every 4 min | 8:00
          - fork | Sausages | Every 2 min | 10:00
          - fork | Sweetcorn | Every 3 min | 12:00
          button plus | Keep these times`,
      },
    ],
  },
  {
    id: 'camera-trigger',
    called:
      /\bintervalometers?\b(?=[^.]{0,50}\b(?:dslrs?|canon|nikon|sony|mirrorless|cameras)\b)|\b(?:dslr|mirrorless|camera) (?:remote(?: control| trigger)?|trigger|tether\w*|controller)\b|\bremote (?:trigger|shutter) for (?:my |your |a )?(?:dslrs?|canon|nikon|cameras?)\b/i,
    unless: /\b(?:security|baby|ip|web ?cam|trail|wildlife|doorbell|film production)\b/i,
    icon: 'camera',
    presets: 'dark-pro, clean',
    names: 'Every Ten Seconds, Second Shutter, Long Night',
    sheets: [
      {
        name: 'Shoot',
        title: 'Intervalometer',
        icon: 'camera',
        content: `
          banner wifi | Connected by Wi-Fi | Camera in M, battery 84 %, 1,240 shots left
          camera Live view | stars
          fields
          - Interval in s | number | 10
          - Shots | number | 240
          - Start in s | number | 5
          stats
          - 40 min | Time it takes | {Interval in s} * {Shots} / 60
          - 9.6 s | Film at 25 a second | {Shots} / 25
          button play | Start shooting`,
      },
      {
        name: 'Exposure',
        icon: 'sun',
        content: `
          chips Shutter | 1/60, 1 s, 8 s, * 20 s, Bulb
          chips Aperture | f/1.8, * f/2.8, f/4, f/8
          chips ISO | 100, 400, * 1600, 6400
          fields
          - Bulb in s | number | 60
          switches
          - Ramp day to night
          - Wait for the mirror
          button camera | Test shot`,
      },
      {
        name: 'Running',
        icon: 'timer',
        content: `
          ring Shots | 0.35 | 84 of 240 | next in 6 s
          stats
          - 26 min | Left
          - 71 % | Battery
          - 1,156 | Room on card
          keys
          - pause | Pause
          - close | Stop
          timeline Before
          - Harbour at night, 360 shots | Sunday
          - Clouds, 180 shots | 12 November`,
      },
    ],
  },
  {
    id: 'cell-watch',
    called:
      /\b(?:imsi[- ]?catch\w+|stingrays?|fake (?:cell|base|mobile)(?: phone)? (?:towers?|stations?)|rogue (?:cell|base) (?:towers?|stations?))\b/i,
    icon: 'shield',
    presets: 'dark-pro, clean',
    names: 'True Tower, Who Is Listening, Odd Cell',
    sheets: [
      {
        name: 'Now',
        title: 'Is this tower real?',
        icon: 'shield',
        content: `
          hero Nothing suspicious | The tower has been here since you first saw it in May
          stats Connected to
          - 4G | Network
          - −84 dBm | Signal
          - On | Encryption
          rows Checked
          - check | Known tower | Mill bridge, 480 m | | Fine
          - check | Neighbours announced | Six of them | | Fine
          - check | Encryption | Not switched off | | Fine
          - warning | Area code | Changed twice today | | Odd
          button repeat | Check again`,
      },
      {
        name: 'Map',
        icon: 'map',
        content: `
          map Towers around you | Mill bridge, Station road, Old dairy, Unknown cell
          rows Towers
          - wifi | Mill bridge | −84 dBm, known since May | 480 m | Known
          - wifi | Station road | −97 dBm, known since June | 1.1 km | Known
          - warning | Unknown cell 4182 | −58 dBm, first seen at 9:12 | | Suspicious`,
      },
      {
        name: 'Warnings',
        icon: 'bell',
        content: `
          rows IMSI-catcher warnings
          - warning | Strong new cell without neighbours | Harbour gate, today 9:12 | | High
          - warning | Forced down to 2G | Station hall, Tuesday | | Medium
          - shield | Silent message received | 12 November | | Low
          switches
          - Warn with a sound
          - Flight mode when serious
          button share | Export log`,
      },
    ],
  },
]
