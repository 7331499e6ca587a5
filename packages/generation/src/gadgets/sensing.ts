import type { Gadget } from './gadget.ts'

interface Sensor {
  id: string
  called: RegExp
  unless?: RegExp
  name: string
  /** Value, unit, what it means, and how full the ring is. */
  now: readonly [value: string, unit: string, meaning: string, share: number]
  figures: readonly (readonly [value: string, title: string])[]
  curve: readonly number[]
  /** What is chosen or set there. */
  settings: string
  log: readonly (readonly [title: string, when: string, value: string])[]
  /** What it is like, from little to much. */
  scale?: readonly [title: string, items: readonly (readonly [value: string, what: string])[]]
  names: string
}

/** What is sensed now, its curve, and what was recorded of it where that is spoken of. */
const asGadget = ({
  id,
  called,
  unless,
  name,
  now,
  figures,
  curve,
  settings,
  log,
  scale,
  names,
}: Sensor): Gadget => {
  const [value, unit, meaning, share] = now
  return {
    id,
    called,
    ...(unless ? { unless } : {}),
    icon: 'trend',
    presets: 'dark-pro, clean',
    names,
    sheets: [
      {
        name: 'Now',
        title: name,
        icon: 'trend',
        content: `
          ring ${name} | ${share} | ${value.length < 5 ? `${value} ${unit}` : value} | ${value.length < 5 ? meaning : `${unit}, ${meaning}`}
          stats ${figures.map(([, title]) => title).join(', ')}
          ${figures.map(([figure, title]) => `- ${figure} | ${title}`).join('\n')}
          line Live running graph, ${unit} | ${curve.join(', ')} | −60 s,  ,  , −30 s,  ,  , now
          ${settings}
          keys
          - repeat | Reset
          - pause | Pause
          - bookmark | Keep`,
      },
      {
        name: 'Log',
        icon: 'clock',
        said: /\b(?:logs?|logging|logger|logged|records?|recording|recorder|histor(?:y|ies)|csv|export\w*|sav(?:e|es|ed|ing)|keeps?|events?)\b/i,
        content: `
          rows Recorded
          ${log.map(([title, when, each]) => `- trend | ${title} | ${when} | ${each}`).join('\n')}
          button download | Export as CSV`,
      },
      ...(scale
        ? [
            {
              name: 'Compare',
              title: scale[0],
              icon: 'rows',
              said: /\b(?:compar\w+|everyday|reference|scale|like what|as loud as|means?|explain\w*|chart)\b/i,
              content: `
          rows ${scale[0]}
          ${scale[1].map(([each, what]) => `- trend | ${what} | | ${each} ${unit}`).join('\n')}`,
            },
          ]
        : []),
      {
        name: 'Alarm',
        icon: 'bell',
        said: /\b(?:alarms?|alerts?|warn(?:s|ing|ings)?|threshold|notif\w+|beeps?)\b/i,
        content: `
          sliders Alarm
          - Above | 70
          - Below | 10
          switches
          - Sound
          - Vibrate
          - x Notification only
          rows Lately
          ${log
            .slice(0, 2)
            .map(([title, when, each]) => `- bell | ${title} | ${when} | ${each}`)
            .join('\n')}`,
      },
    ],
  }
}

/** What a phone senses by itself, or with something plugged in. */
export const sensing: readonly Gadget[] = [
  {
    id: 'metal-sensor',
    called:
      /\b(?:magnetometer|magnetic field|metal detector|stud finder|emf (?:meter|detector|reader)|gauss ?meter|teslameter|pipe finder)\b/i,
    name: 'Magnetic field',
    now: ['48', 'µT', 'no metal nearby', 0.32] as const,
    figures: [
      ['12', 'X'],
      ['−31', 'Y'],
      ['−34', 'Z'],
    ] as const,
    curve: [46, 47, 48, 61, 84, 58, 48],
    settings: 'switches\n- Beep at metal\n- x Vibrate',
    log: [
      ['Hall wall, pipe', 'Today, 8:40', '164 µT'],
      ['Kitchen, left of the window', 'Yesterday', '92 µT'],
      ['Screw in the board', 'Sun 15 Nov', '118 µT'],
    ] as const,
    names: 'Sixty Microtesla, Iron Nose, Behind the Wall',
  },
  {
    id: 'barometer',
    called: /\b(?:barometer|barograph|air pressure|atmospheric pressure)\b/i,
    name: 'Air pressure',
    now: ['1,013', 'hPa', 'falling slowly', 0.54] as const,
    figures: [
      ['−1.2', 'In 3 hours'],
      ['1,021', 'Highest'],
      ['84 m', 'Altitude'],
    ] as const,
    curve: [1016, 1016, 1015, 1015, 1014, 1014, 1013],
    settings: 'chips Pressure in | hPa, mbar, inHg, mmHg',
    log: [
      ['Before the front', 'Today, 8:40', '1,013 hPa'],
      ['At the hut', 'Yesterday', '847 hPa'],
      ['High over the weekend', 'Sun 15 Nov', '1,028 hPa'],
    ] as const,
    names: 'Falling Glass, Hectopascal, Before the Front',
  },
  {
    id: 'altimeter',
    called: /\b(?:altimeter|altitude meter|elevation meter)\b/i,
    name: 'Altitude',
    now: ['1,284', 'm', 'above sea level', 0.64] as const,
    figures: [
      ['412 m', 'Climbed'],
      ['86 m', 'Descended'],
      ['±4 m', 'Accuracy'],
    ] as const,
    curve: [1196, 1212, 1228, 1240, 1251, 1266, 1284],
    settings: 'chips Measured by | GPS, Barometer, Both\nchips Unit | Metres, Feet',
    log: [
      ['Ridge path', 'Today, 8:40', '1,284 m'],
      ['Mill bridge', 'Yesterday', '86 m'],
      ['The hut', 'Sun 15 Nov', '1,840 m'],
    ] as const,
    names: 'Metres Above, Sea Level, Thin Air',
  },
  {
    id: 'seismograph',
    called:
      /\b(?:seismograph|seismometer|vibrometer|vibration (?:meter|analy[sz]er|monitor|sensor)|accelerometer|g-?force (?:meter|monitor))\b/i,
    name: 'Vibration',
    now: ['0.04', 'g', 'barely felt', 0.18] as const,
    figures: [
      ['0.31', 'Peak'],
      ['0.03', 'Average'],
      ['14 Hz', 'Frequency'],
    ] as const,
    curve: [2, 4, 3, 31, 18, 6, 4],
    settings: 'chips Axes | X, Y, Z, * All\nsliders\n- Sensitivity | 64',
    log: [
      ['Truck outside', 'Today, 8:40', '0.31 g'],
      ['Washing machine, spinning', 'Yesterday', '0.24 g'],
      ['Door', 'Sun 15 Nov', '0.12 g'],
    ] as const,
    names: 'Small Tremor, Three Axes, Still Ground',
  },
  {
    id: 'geiger-counter',
    called: /\b(?:geiger(?:[- ]counter)?|radiation (?:meter|monitor|detector|level)|dosimeter)\b/i,
    name: 'Dose rate',
    now: ['0.12', 'µSv/h', 'natural background', 0.14] as const,
    figures: [
      ['21', 'Clicks a minute'],
      ['0.19', 'Highest'],
      ['2.9 µSv', 'Today'],
    ] as const,
    curve: [11, 12, 10, 14, 19, 13, 12],
    settings: 'switches\n- Click at each pulse',
    log: [
      ['Granite stairs', 'Today, 8:40', '0.19 µSv/h'],
      ['Living room', 'Yesterday', '0.11 µSv/h'],
      ['On the plane', 'Sun 15 Nov', '2.40 µSv/h'],
    ] as const,
    names: 'Slow Clicks, Background, Half-life',
  },
  {
    id: 'noise-meter',
    called:
      /\b(?:(?:decibel|db|sound level|noise level|noise|loudness)[- ]?meter|sound meter|decibels?|(?:measur|record|show|monitor)\w* (?:the )?(?:ambient |surrounding |background |environmental |sound and )*(?:noise|loudness|sound levels?|noise levels?|sound pressure))\b/i,
    unless:
      /\b(?:class ?room|teachers?|pupils|hearing (?:test|loss|aids?)|snor\w+|complaints?|neighbours'|map of|routers?|wi-?fi)\b/i,
    name: 'Noise in decibels',
    now: ['48', 'dB', 'a quiet room', 0.4] as const,
    figures: [
      ['34', 'Minimum'],
      ['52', 'Average'],
      ['71', 'Peak'],
    ] as const,
    curve: [44, 46, 52, 71, 58, 49, 48],
    settings: 'chips Weighting | A, C, Z',
    log: [
      ['Loud event, street', 'Today, 8:40', '84 dB'],
      ['Loud event, party next door', 'Yesterday, 23:12', '78 dB'],
      ['Rehearsal room', 'Sun 15 Nov', '92 dB'],
    ] as const,
    scale: [
      'Everyday sounds',
      [
        ['20', 'Leaves in the wind'],
        ['40', 'Library'],
        ['60', 'Conversation'],
        ['80', 'Vacuum cleaner'],
        ['100', 'Motorbike'],
        ['120', 'Jet taking off'],
      ],
    ] as const,
    names: 'How Loud, Quiet Room, Needle',
  },
  {
    id: 'lux-meter',
    called: /\b(?:lux ?meter|light level|illuminance|light sensor)\b/i,
    name: 'Light level',
    now: ['420', 'lx', 'a bright office', 0.6] as const,
    figures: [
      ['1,180', 'Highest'],
      ['36', 'Lowest'],
      ['388', 'Average'],
    ] as const,
    curve: [380, 392, 410, 610, 540, 430, 420],
    settings: 'chips Unit | Lux, Foot-candles',
    scale: [
      'What light is that',
      [
        ['1', 'Full moon'],
        ['50', 'Living room in the evening'],
        ['400', 'Bright office'],
        ['1,000', 'Overcast day'],
        ['25,000', 'Shade at noon'],
        ['100,000', 'Full sun'],
      ],
    ] as const,
    log: [
      ['Desk', 'Today, 8:40', '420 lx'],
      ['Window sill, basil', 'Yesterday', '2,140 lx'],
      ['Stairs', 'Sun 15 Nov', '86 lx'],
    ] as const,
    names: 'Bright Enough, Lumen, Window Sill',
  },
  {
    id: 'thermometer',
    called: /\b(?:thermometer|hygrometer|room temperature|ambient temperature|temperature and humidity)\b/i,
    unless: /\b(?:fever|baby|meat|grill|oven|children|cook\w*|weather)\b/i,
    name: 'Temperature',
    now: ['21.4', '°C', 'comfortable', 0.52] as const,
    figures: [
      ['48 %', 'Humidity'],
      ['22.8', 'Highest'],
      ['17.9', 'Lowest'],
    ] as const,
    curve: [18, 19, 19, 20, 21, 21, 21],
    settings: 'chips Unit | °C, °F',
    log: [
      ['Living room', 'Today, 8:40', '21.4 °C'],
      ['Cellar', 'Yesterday', '12.8 °C'],
      ['Bedroom at night', 'Sun 15 Nov', '17.9 °C'],
    ] as const,
    names: 'Mild, Two Degrees, Cellar Cool',
  },
].map(asGadget)
