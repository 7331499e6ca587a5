import { byWord } from '../by-word.ts'
import type { Gadget } from './gadget.ts'
import { namedFirst, type Nameable } from './named-in.ts'

const known: Nameable = [
  [/\bbarometers?|pressure\b/i, 'Barometer'],
  [/\bmagnetometers?|magnetic\b/i, 'Magnetometer'],
  [/\baccelerometers?|acceleration\b/i, 'Accelerometer'],
  [/\bgyro\w*/i, 'Gyroscope'],
  [/\blight\b/i, 'Light sensor'],
  [/\bproximity\b/i, 'Proximity sensor'],
  [/\b(?:gps|gnss|position|location)\b/i, 'GPS'],
  [/\bhumidity\b/i, 'Humidity'],
  [/\bmicrophone|sound\b/i, 'Microphone'],
  [/\btemperature\b/i, 'Temperature'],
]
const now: Readonly<Record<string, string>> = byWord({
  Barometer: '1,013.2 hPa',
  Magnetometer: '48 µT',
  Accelerometer: '9.81 m/s²',
  Gyroscope: '0.02 rad/s',
  'Light sensor': '420 lx',
  'Proximity sensor': '5 cm',
  GPS: '±4 m',
  Humidity: '48 %',
  Microphone: '−42 dB',
  Temperature: '21.4 °C',
})

/** All that a phone senses, drawn and written down side by side. */
export const sensorLog: readonly Gadget[] = [
  {
    id: 'sensor-log',
    called:
      /\bsensors? (?:logg\w*|record\w*|log|data|readings|values|graph\w*|box|test\w*|kit|monitor|fusion|tool ?box)\b|\b(?:logs?|logging|records?|recording|plots?|graphs?|reads?|shows?|displays?|streams?) (?:all |every |the |your |raw |live |phone'?s? |phones? |device'?s? |data (?:of|from) |built-in )*(?:sensors?\b|(?:barometer|magnetometer|accelerometer|gyroscope)s?(?:,| and))/i,
    unless:
      /\b(?:soil|greenhouse|bluetooth sensors?|zigbee|weather station|smart home|home assistant|glucose|heart|water quality|air quality|beehives?|tyres?|arm|patch|skin|pump)\b/i,
    icon: 'trend',
    presets: 'dark-pro, clean',
    names: 'All Axes, Raw Data, Fifty Hertz',
    sheets: [
      {
        name: 'Live',
        title: 'Live graphs',
        icon: 'trend',
        content: (text) => {
          const sensors = namedFirst(text, known, 5)
          return `
          tabs Sensor | ${sensors.slice(0, 3).join(', ')}
          line Live graph: ${sensors[0]?.toLowerCase()} | 46, 47, 48, 61, 84, 58, 48 | −60 s,  ,  , −30 s,  ,  , now
          rows Sensors now
          ${sensors.map((sensor) => `- trend | ${sensor} | Vendor chip, live | ${now[sensor] ?? ''}`).join('\n')}
          button play | Start logging`
        },
      },
      {
        name: 'Record',
        title: 'What is logged',
        icon: 'settings',
        content: (text) => `
          switches
          ${namedFirst(text, known, 5)
            .map(
              (sensor, index) =>
                `- ${index === 4 ? 'x ' : ''}Log ${sensor.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
            )
            .join('\n')}
          chips Sampling rate | 1 Hz, 10 Hz, * 50 Hz, 100 Hz, Fastest
          fields
          - Stop after | choice | 10 minutes | 1 minute, 10 minutes, 1 hour, Never
          switches
          - Log in the background`,
      },
      {
        name: 'Logs',
        icon: 'file',
        content: (text) => `
          rows Recorded logs
          - file | Lift, up and down | Today, 8:40, 50 Hz | 1.2 MB
          - file | Train to Bremen | Yesterday, 10 Hz | 4.8 MB
          - file | Desk, at rest | Sun 15 Nov, 100 Hz | 0.6 MB
          button download | ${/\bjson\b/i.test(text) ? 'JSON export' : 'CSV export'}
          quiet share | Share log`,
      },
    ],
  },
]
