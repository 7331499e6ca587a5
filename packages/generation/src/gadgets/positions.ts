import type { Gadget } from './gadget.ts'

/** What the receiver of a phone knows of where it is. */
export const positions: readonly Gadget[] = [
  {
    id: 'gps-status',
    called:
      /\b(?:(?:gps|gnss) (?:status|test|info|receiver|monitor|signal|data|satellites?)|(?:which|what) satellites|satellites? (?:in view|used|your (?:phone|gps)))\b/i,
    unless: /\b(?:space station|passes|iss\b|starlink|fleet|vehicles?|dog|track(?:s|er)? of)\b/i,
    icon: 'pin',
    presets: 'dark-pro, clean',
    names: 'First Fix, Twelve in View, Fix',
    sheets: [
      {
        name: 'Status',
        icon: 'pin',
        content: `
          ring Accuracy of the fix | 0.82 | ±4 m | 3D fix, 14 satellites used
          stats
          - 14 of 22 | Satellites
          - 84 m | Altitude
          - 0.9 | HDOP
          rows Position
          - pin | Latitude | | 52.36412° N
          - pin | Longitude | | 4.88391° E
          - compass | Heading | | 312°
          - run | Speed | | 0.4 km/h
          - clock | Time of the fix | | 9:41:07
          quiet copy | Copy position`,
      },
      {
        name: 'Satellites',
        icon: 'target',
        content: `
          chart Signal strength in dB-Hz | 41, 38, 36, 44, 22, 31, 18, 40, 27 | G05, G12, G25, E03, E11, E24, R07, C21, C34
          rows Satellites
          - spark | G05, GPS | 62° high, azimuth 118° | 41 dB | Used
          - spark | E03, Galileo | 54° high, azimuth 204° | 44 dB | Used
          - spark | C21, BeiDou | 38° high, azimuth 288° | 40 dB | Used
          - spark | R07, GLONASS | 11° high, azimuth 31° | 18 dB | In view`,
      },
      {
        name: 'Log',
        icon: 'code',
        said: /\b(?:nmea|logs?|logging|record(?:s|ed|ing)?)\b/i,
        content: `
          timeline NMEA log
          - $GPGGA,094107,5221.847,N,00453.035,E,1,14 | 9:41:07
          - $GPGSV,3,1,11,05,62,118,41,12,48,071,38 | 9:41:07
          - $GPRMC,094106,A,5221.847,N,00453.034,E | 9:41:06
          - $GPGSA,A,3,05,12,25,03,11,24,,,,,1.4,0.9 | 9:41:06
          keys
          - repeat | Clear
          - pause | Pause
          - download | Save log`,
      },
    ],
  },
]
