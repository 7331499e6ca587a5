import { defineEntity } from '../entity.ts'

export const visitingYacht = defineEntity({
  id: 'visiting-yacht',
  one: 'Visiting yacht',
  many: 'Visiting yachts',
  words: 'visiting yacht, visiting boat, guest boat, visitor boat, arrival by sea, yacht',
  icon: 'wave',
  groups: 'Today, Here, Left',
  fields: `
    Name | text | Night Ferry
    Skipper | person | Iris Chen
    Length | number | 9.6
    Draught | number | 1.8
    Berth | choice | C 03 | B 16, C 03, C 05
    Arrives | time | 18:00
    Nights | number | 2`,
  samples: `
    icon | title | subtitle | time | badge | tone
    wave | Night Ferry | 9.6 m, Iris Chen, two nights | 18:00 | C 03 | warning
    wave | Albatross | 11.2 m, Omar Haddad, until Sat | 14:20 | B 14 | success
    wave | Paper Lantern | 7.9 m, Lea Brandt, one night | 20:30 | C 05 | warning
    wave | Tern | 12.8 m, Tomás Rey, engine trouble | 11:05 | A 02 | danger
    wave | Slow Harbour | 10.4 m, left this morning | 8:40 | Paid | neutral`,
  about:
    'Comes from Bergen with three on board, two nights, needs power. Will call on channel 9 before the pier.',
  facts: '9.6 m | Long\n1.8 m | Deep\n2 | Nights',
  figures: '5 | Guests today | +2\n14 | This week\n9 | Paid',
  hero: 'Next | Night Ferry, 18:00 | C 03, 9.6 metres, two nights | Check in',
  tip: 'Two come after sunset | Leave the light on pontoon C on',
  trend: 'Guests a week | 14 | +2',
  add: 'Add guest',
  use: 'Check in',
})
