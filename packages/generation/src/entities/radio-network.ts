import { defineEntity } from '../entity.ts'

export const radioNetwork = defineEntity({
  id: 'radio-network',
  one: 'Network',
  many: 'Networks',
  words: 'radio network, router, wifi channel, access point, wifi network',
  icon: 'wifi',
  groups: '2.4 GHz, 5 GHz, Mine',
  fields: `
    Name | text | Home
    Channel | number | 36
    Band | choice | 5 GHz | 2.4 GHz, 5 GHz, 6 GHz
    Mine | switch | yes`,
  samples: `
    icon | title | subtitle | value
    wifi | Home | Channel 36, 5 GHz, WPA3 | −41 dBm
    wifi | Home | Channel 6, 2.4 GHz, WPA3 | −48 dBm
    wifi | Linden lane 4 | Channel 6, 2.4 GHz, WPA2 | −63 dBm
    wifi | Third floor | Channel 11, 2.4 GHz, WPA2 | −71 dBm
    wifi | Bakery guests | Channel 1, 2.4 GHz, open | −82 dBm`,
  about: 'Channel 36 is yours alone. On channel 6 three others talk at the same time.',
  facts: '36 | Channel\n80 MHz | Width\nWPA3 | Security',
  figures: '5 | Networks\n3 | On channel 6',
  hero: 'Best channel | 11 instead of 6 | One neighbour instead of three | Show',
  tip: 'Channel 6 is crowded | Three networks share it',
  add: 'Add network',
  use: 'Compare',
})
