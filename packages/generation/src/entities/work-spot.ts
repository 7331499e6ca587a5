import { defineEntity } from '../entity.ts'

export const workSpot = defineEntity({
  id: 'work-spot',
  one: 'Spot',
  many: 'Spots',
  words: 'work spot, study spot, laptop café, café, library, workspace, power socket',
  icon: 'coffee',
  groups: 'Fast Wi-Fi, Quiet, Open late',
  fields: `
    Name | text | Harbour Roasters
    Wi-Fi in Mb/s | number | 84
    Power sockets | choice | Many | None, Few, Many
    Noise | choice | Quiet | Quiet, Lively, Loud
    Open until | time | 20:00
    Day pass | money | € 9`,
  samples: `
    image | title | subtitle | value | rating | badge | tone
    coffee | Harbour Roasters | 84 Mb/s, many sockets, lively | 240 m | 4.6 | Open | success
    library | City library, third floor | 120 Mb/s, quiet, free | 600 m | 4.8 | Open | success
    tea | Two Leaves | 41 Mb/s, few sockets, quiet | 850 m | 4.3 | Open | success
    bakery | The Long Table | 62 Mb/s, many sockets, loud at noon | 1.1 km | 4.1 | Busy | warning
    garden | Dairy yard | 28 Mb/s, shade, no sockets | 1.4 km | 4.0 | Until 17:00 | neutral`,
  about: 'Six tables along the wall with a socket each. Lively until ten, then quiet; calls in the yard.',
  facts: '84 | Mb/s\n4.6 | Rating\n20:00 | Open until',
  figures: '47 | Spots in town\n12 | Open late\n9 | Working now',
  hero: 'Closest | Harbour Roasters | 84 Mb/s, sockets free, 240 m | Go',
  tip: 'Library is open until ten | Thursday only',
  add: 'Add spot',
  use: 'Say I am here',
})
