import type { Gadget } from './gadget.ts'

/** What tells the time by itself. */
export const clocks: readonly Gadget[] = [
  {
    id: 'hourly-chime',
    called:
      /\b(?:(?:hourly|hour|time) (?:chimes?|signal|beeps?|announce\w*|reminder)|talking clock|speaking clock|(?:speaks?|tells?|announces?|says?) (?:you )?the time|chim(?:es?|ing) (?:every|on the) hour)\b/i,
    unless: /\b(?:learn\w*|teach\w*|children|pupils)\b/i,
    icon: 'bell',
    presets: 'calm, clean',
    names: 'On the Hour, Quarter Past, Westminster',
    sheets: [
      {
        name: 'Chime',
        icon: 'bell',
        content: (text) => `
          hero Next at 10:00 | In 19 minutes, then every hour
          switches
          - On
          chips Tell the time | * Every hour, Every half hour, Every quarter
          chips How | * ${/speak|spoken|say|talk|voice/i.test(text) ? 'Speak the time, Ring' : 'Ring, Speak the time'}, Vibrate
          chips Sound | * Small bell, Westminster, Wood, Cuckoo
          sliders
          - Volume | 46
          fields
          - Quiet hours from | time | 22:00
          - Quiet hours until | time | 07:00
          switches
          - Silent during calls
          - x At weekends too
          quiet play | Hear it now`,
      },
    ],
  },
  {
    id: 'night-clock',
    called:
      /\b(?:(?:night ?stand|bedside|desk|ambient|always[- ]on|full ?screen|digital|big) clock|clock for (?:the |my )?(?:night ?stand|bedside|desk))\b/i,
    unless:
      /\b(?:binary|flip|word|analog\w*|faces?|punch|employees?|hours worked|chess|world clock|time zones?|widget)\b/i,
    icon: 'clock',
    presets: 'dark-pro, calm',
    names: 'Beside the Bed, Dim, 9:41',
    sheets: [
      {
        name: 'Clock',
        icon: 'clock',
        content: (text) => `
          hero 9:41 | Thursday 19 November
          ${/alarm/i.test(text) ? 'rows\n- bell | Alarm | Mon to Fri | 6:40' : ''}
          ${/weather|temperature/i.test(text) ? 'stats\n- 8 °C | Outside\n- 3 °C | Tonight\n- 20 % | Rain' : ''}
          sliders
          - Brightness | 18
          chips Colour | * Red, Amber, Green, White
          switches
          - Keep the screen on
          - Move slowly against burn-in
          - 24 hours
          - x Seconds`,
      },
    ],
  },
  {
    id: 'night-light',
    called:
      /\b(?:night ?lights?|mood (?:light|lamp)s?|sleep light|soft glow|screen (?:light|lamp)|reading light)\b/i,
    unless: /\b(?:smart|bulbs?|hue lamps?|home|aurora|northern)\b/i,
    icon: 'bulb',
    presets: 'warm, calm',
    names: 'Small Glow, Under the Door, Firefly',
    sheets: [
      {
        name: 'Light',
        icon: 'bulb',
        content: (text) => `
          image night
          chips Colour | * Amber, Rose, Blue, Green, White
          sliders
          - Brightness | 34
          ${/\bsounds?\b|lullab/i.test(text) ? '- Sound | 20' : ''}
          chips Turns off after | 15 min, * 30 min, 60 min, Never
          switches
          - Fade out slowly
          - x Breathe with the light
          keys
          - repeat | Reset
          - play | On
          - lock | Child lock`,
      },
    ],
  },
]
