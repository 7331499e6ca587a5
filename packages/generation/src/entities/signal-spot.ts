import { defineEntity } from '../entity.ts'

export const signalSpot = defineEntity({
  id: 'signal-spot',
  one: 'Room',
  many: 'Rooms',
  words: 'measured room, dead spot, heatmap, floor plan, signal strength',
  icon: 'wifi',
  groups: 'Strong, Weak, Dead',
  fields: `
    Room | text | Kitchen
    Signal in dBm | number | -54
    Download in Mb/s | number | 84
    Network | choice | Home 5 GHz | Home 5 GHz, Home 2.4 GHz, Repeater
    Notes | long | Weak behind the fridge`,
  samples: `
    icon | title | subtitle | value | badge | tone
    home | Hall | −41 dBm, 212 Mb/s | 96 % | Strong | success
    fork | Kitchen | −54 dBm, 148 Mb/s | 78 % | Strong | success
    sofa | Living room | −61 dBm, 84 Mb/s | 64 % | Good | success
    bed | Bedroom | −74 dBm, 21 Mb/s | 38 % | Weak | warning
    leaf | Balcony | −88 dBm, 2 Mb/s | 9 % | Dead | danger`,
  about: 'Two walls and the fridge lie between. A metre to the left it is twice as fast.',
  facts: '−54 dBm | Signal\n148 | Mb/s down\n12 ms | Delay',
  figures: '5 | Rooms\n1 | Dead spot\n−64 dBm | On average',
  trend: 'Signal on average in dBm | −64 | +6',
  hero: 'Weakest | Balcony | −88 dBm behind two walls | Measure again',
  tip: 'Move the router to the hall | The bedroom would gain 12 dB',
  add: 'Add room',
  use: 'Measure here',
})
