import { defineEntity } from '../entity.ts'

export const canalLock = defineEntity({
  id: 'canal-lock',
  one: 'Lock',
  many: 'Locks',
  words: 'canal lock, flight of locks',
  icon: 'key',
  groups: 'Open, By yourself, Closed',
  fields: `
    Lock | text | Lock 12, Mill
    Rise | text | 2.4 m
    Open | text | 8:00 to 18:00
    Worked by | choice | Yourself | Yourself, Keeper`,
  samples: `
    icon | title | subtitle | value | badge | tone
    key | Lock 12, Mill | Rise 2.4 m, by yourself | 600 m | Open | success
    key | Lock 13, Linden | Rise 1.8 m, keeper until 18:00 | 2.1 km | Open | success
    key | Lock 14 to 16, the stairs | Three in a row, 45 minutes | 4.0 km | Open | success
    key | Lock 17, Old dairy | Gate under repair until Friday | 7.2 km | Closed | danger
    key | Lock 18, Harbour | Rise 3.1 m, channel 10 | 9.6 km | Open | success`,
  about: 'About twelve minutes if it stands your way. Leave the upper gate shut behind you.',
  figures: '7 | Locks today\n1 | Closed',
  add: 'Add lock',
  use: 'Show on map',
})
