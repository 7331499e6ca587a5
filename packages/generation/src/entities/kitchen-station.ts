import { defineEntity } from '../entity.ts'

/** A place in a kitchen where one kind of dish is made, with what waits there. */
export const kitchenStation = defineEntity({
  id: 'kitchen-station',
  one: 'Station',
  many: 'Stations',
  words: 'kitchen station',
  icon: 'flame',
  groups: 'Hot, Cold, Bar',
  fields: `
    Cook | person | Omar Haddad
    Waiting | number | 3
    Oldest | text | 9 min
    Screen | text | Tablet 2`,
  samples: `
    icon | title | subtitle | value | badge | tone
    flame | Oven | 118: 2 Margherita, 121: Calzone | 3 | 9 min | warning
    flame | Grill | 120: entrecôte, 122: two burgers | 3 | 6 min | success
    leaf | Cold | 118: green salad, 123: burrata | 2 | 4 min | success
    fork | Fryer | 122: fries, 124: calamari | 2 | 16 min | danger
    drop | Bar | 119: 2 lemonade, 125: spritz | 4 | 2 min | success
    star | Pass | 117 waits for a driver | 1 | 1 min | primary`,
  about: 'Three dishes wait, the oldest since nine minutes. Omar is on his own until seven.',
  facts: '3 | Waiting\n9 min | Oldest\n11 min | Average',
  figures: '15 | Dishes waiting\n1 | Station is late',
  hero: 'Late | Fryer | Calamari of 124, sixteen minutes | See dishes',
  tip: 'One station is late | Fryer, sixteen minutes',
  trend: 'Dishes an hour | 62 | +8',
  add: 'Add station',
  use: 'Call a runner',
})
