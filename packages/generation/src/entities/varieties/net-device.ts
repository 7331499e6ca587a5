import { netDevice } from '../net-device.ts'
import { defineVarieties } from './variety.ts'

export const netDeviceVarieties = defineVarieties(netDevice, [
  {
    signs:
      'signal strength, wi-fi analyzer, wifi analyzer, wifi channels, wi-fi channels, access points, hotspots, networks around',
    one: 'Network',
    many: 'Networks',
    groups: '2.4 GHz, 5 GHz, Open',
    fields: `
      Name | text | Linden lane 4
      Channel | text | 6
      Signal | text | −52 dBm
      Security | choice | WPA3 | Open, WPA2, WPA3
      Width | choice | 40 MHz | 20 MHz, 40 MHz, 80 MHz`,
    samples: `
      icon | title | subtitle | value | badge | tone
      wifi | Linden lane 4 | Channel 6, WPA3 | −52 dBm | Yours | success
      wifi | Mill Café guests | Channel 11, open | −61 dBm | Open | warning
      wifi | Harbour 5G | Channel 44, WPA2 | −64 dBm | Good | success
      wifi | Attic | Channel 6, WPA2 | −70 dBm | Fair | neutral
      wifi | Printer direct | Channel 1, WPA2 | −78 dBm | Weak | neutral
      wifi | Hidden network | Channel 36, WPA3 | −83 dBm | Weak | neutral`,
    about: 'Channel 6 is shared with three neighbours. On channel 11 there would be less noise.',
    facts: '−52 | dBm\n6 | Channel\n40 MHz | Width',
    figures: '9 | Networks\n3 | On your channel',
    hero: 'Connected | Linden lane 4 | −52 dBm on channel 6 | Look at it',
    tip: 'Channel 11 is free | Three networks share yours',
    trend: 'Signal | −52 dBm | +4',
    add: 'Scan again',
    use: 'Connect',
  },
])
