import type { Entity } from '../../entity.ts'

export interface Dial {
  name: string
  value: string
  caption: string
  share: number
  figures: readonly (readonly [value: string, title: string])[]
  /** Absent: what is measured is kept. */
  button?: string
  /** One listens to an instrument's notes; there is nothing to keep. */
  isTuner?: true
}

const dials: readonly [RegExp, Dial][] = [
  [
    /\bspeed[- ]?read|\bword by word\b|\bone word (?:after|at)\b/i,
    {
      name: 'Word',
      value: 'harbour',
      caption: '320 words a minute',
      share: 0.38,
      figures: [
        ['38 %', 'Read'],
        ['320', 'A minute'],
        ['2:30', 'Left'],
      ],
      button: 'Start',
    },
  ],
  [
    /\bbreath(?:e|ing|s|work)?\b|\binhale\b/i,
    {
      name: 'Breathe in',
      value: 'Breathe in',
      caption: '4 s, then hold for 7',
      share: 0.6,
      figures: [
        ['4 s', 'Breathe in'],
        ['7 s', 'Hold'],
        ['8 s', 'Breathe out'],
      ],
      button: 'Begin',
    },
  ],
  [
    /\b3-?d print|octoprint|klipper|filament/i,
    {
      name: 'Print',
      value: '64 %',
      caption: 'Lamp bracket, 1 h 12 left',
      share: 0.64,
      figures: [
        ['210 °C', 'Nozzle'],
        ['60 °C', 'Bed'],
        ['118', 'Layer'],
      ],
      button: 'Pause',
    },
  ],
  [
    /start(?:ing)? line|time to burn|regatta/i,
    {
      name: 'To the line',
      value: '41 m',
      caption: '12 s to burn',
      share: 0.6,
      figures: [
        ['84 m', 'Start line'],
        ['5°', 'Pin ahead'],
        ['6.2 kn', 'Speed'],
      ],
      button: 'Ping this end',
    },
  ],
  [
    /heat ?map|dead spots?|signal strength|wi-?fi coverage/i,
    {
      name: 'Signal',
      value: '−54',
      caption: 'dBm, kitchen',
      share: 0.78,
      figures: [
        ['148', 'Mb/s down'],
        ['36', 'Channel'],
        ['12 ms', 'Delay'],
      ],
      button: 'Measure here',
    },
  ],
  [
    /\bobd|\bfault codes?\b|\brpm\b|coolant|\belm327\b/i,
    {
      name: 'Engine',
      value: '2,140',
      caption: 'rpm, 72 km/h',
      share: 0.36,
      figures: [
        ['89 °C', 'Coolant'],
        ['0.4 bar', 'Boost'],
        ['13.9 V', 'Battery'],
      ],
      button: 'Record trip',
    },
  ],
  [
    /\b(?:bike|bicycle|cycling|cycle) computers?\b/i,
    {
      name: 'Speed',
      value: '24.6',
      caption: 'km/h, average 22.1',
      share: 0.5,
      figures: [
        ['18.4 km', 'Distance'],
        ['142', 'Heart rate'],
        ['86', 'Cadence'],
      ],
      button: 'Start ride',
    },
  ],
  [
    /e-?scooter|electric scooter|e-?bike|unicycle|odometer|riding mode|motor controller/i,
    {
      name: 'Speed',
      value: '19',
      caption: 'km/h, Sport',
      share: 0.76,
      figures: [
        ['76 %', 'Battery'],
        ['24 °C', 'Controller'],
        ['1,284 km', 'Odometer'],
      ],
      button: 'Record trip',
    },
  ],
  [
    /batter|charging/i,
    {
      name: 'Battery',
      value: '76 %',
      caption: 'charging, 42 min to full',
      share: 0.76,
      figures: [
        ['28.6 °C', 'Temperature'],
        ['18 W', 'Charging'],
        ['91 %', 'Health'],
      ],
      button: 'Set alarm',
    },
  ],
  [
    /storage|junk|cleaner|duplicates?\b|free up/i,
    {
      name: 'Storage',
      value: '84 GB',
      caption: 'of 128 GB used',
      share: 0.66,
      figures: [
        ['31 GB', 'Photos'],
        ['22 GB', 'Apps'],
        ['2.4 GB', 'To free'],
      ],
      button: 'Free up',
    },
  ],
  [
    /\bcpu\b|\bram\b|memory|device info/i,
    {
      name: 'Processor',
      value: '24 %',
      caption: '8 cores, 41 °C',
      share: 0.24,
      figures: [
        ['5.1 GB', 'Memory used'],
        ['41 °C', 'Warmest'],
        ['76 %', 'Battery'],
      ],
    },
  ],
  [
    /speed ?tests?\b|\b(?:internet|wi-?fi|broadband|download|network|connection) speed/i,
    {
      name: 'Download',
      value: '84',
      caption: 'Mb/s down',
      share: 0.7,
      figures: [
        ['84', 'Mb/s down'],
        ['21', 'Mb/s up'],
        ['24 ms', 'Delay'],
      ],
      button: 'Start test',
    },
  ],
  [
    /speedometer|\bgps speed/i,
    {
      name: 'Speed',
      value: '64',
      caption: 'km/h, heading north',
      share: 0.53,
      figures: [
        ['12.4 km', 'Trip'],
        ['91', 'Highest'],
        ['212 m', 'Height'],
      ],
    },
  ],
  [
    /vpn|proxy|firewall|\bdns\b|\bssh\b/i,
    {
      name: 'Connection',
      value: 'On',
      caption: 'for 2 h 40 min',
      share: 1,
      figures: [
        ['84', 'Mb/s down'],
        ['21', 'Mb/s up'],
        ['24 ms', 'Delay'],
      ],
      button: 'Disconnect',
    },
  ],
  [
    /tuner|tune (?:my|your|an?|the)\b/i,
    {
      name: 'Pitch',
      value: 'A',
      caption: '110.2 Hz, in tune',
      share: 0.5,
      figures: [
        ['+3', 'Cents'],
        ['110.2', 'Hertz'],
        ['440', 'Reference'],
      ],
      button: 'Listen',
      isTuner: true,
    },
  ],
  [
    /sound|decibel|noise/i,
    {
      name: 'Loudness',
      value: '48 dB',
      caption: 'a quiet room',
      share: 0.4,
      figures: [
        ['71', 'Highest'],
        ['34', 'Lowest'],
        ['52', 'Average'],
      ],
    },
  ],
  [
    /compass/i,
    {
      name: 'Direction',
      value: '312°',
      caption: 'north-west',
      share: 0.87,
      figures: [
        ['312°', 'Heading'],
        ['84 m', 'Height'],
        ['±4°', 'Precision'],
      ],
    },
  ],
  [
    /level|tilt/i,
    {
      name: 'Tilt',
      value: '0.4°',
      caption: 'nearly level',
      share: 0.5,
      figures: [
        ['0.4°', 'Left'],
        ['0.1°', 'Front'],
        ['On', 'Sound'],
      ],
    },
  ],
  [
    /wi-?fi|network|signal/i,
    {
      name: 'Signal',
      value: '−52',
      caption: 'dBm, channel 6',
      share: 0.78,
      figures: [
        ['9', 'Networks'],
        ['6', 'Channel'],
        ['11', 'Best channel'],
      ],
    },
  ],
  [
    /speed|internet/i,
    {
      name: 'Speed',
      value: '84.2',
      caption: 'Mbit/s down',
      share: 0.7,
      figures: [
        ['84.2', 'Download'],
        ['21.6', 'Upload'],
        ['14 ms', 'Ping'],
      ],
    },
  ],
  [
    /heart|pulse/i,
    {
      name: 'Heart rate',
      value: '64',
      caption: 'beats a minute',
      share: 0.5,
      figures: [
        ['64', 'Now'],
        ['58', 'Resting'],
        ['141', 'Highest'],
      ],
    },
  ],
  [
    /light|lux/i,
    {
      name: 'Light',
      value: '420 lx',
      caption: 'a bright office',
      share: 0.6,
      figures: [
        ['420', 'Now'],
        ['1,180', 'Highest'],
        ['36', 'Lowest'],
      ],
    },
  ],
]
const plainDial: Dial = {
  name: 'Now',
  value: '48',
  caption: 'steady for 30 s',
  share: 0.48,
  figures: [
    ['48', 'Now'],
    ['71', 'Highest'],
    ['34', 'Lowest'],
  ],
}

/** The dial of what is measured, by the description; what no dial is known for has the numbers of the app's things. */
export function dialOf(text: string, { trend, facts }: Pick<Entity, 'trend' | 'facts'>): Dial {
  const known = dials.find(([form]) => form.test(text))?.[1]
  if (known) return known
  if (!/\d/.test(trend.value) || facts.length < 3) return plainDial
  return {
    name: trend.title,
    value: trend.value,
    caption: trend.title.toLowerCase(),
    share: 0.58,
    figures: facts.slice(0, 3).map(({ value, title }) => [value, title]),
  }
}
