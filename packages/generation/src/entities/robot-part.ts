import { defineEntity } from '../entity.ts'

/** What wears on a cleaning robot. */
export const robotPart = defineEntity({
  id: 'robot-part',
  one: 'Part',
  many: 'Consumables',
  words: 'consumable, main brush, side brush',
  icon: 'tools',
  groups: 'Due, Good',
  fields: `
    Part | text | Filter
    Hours used | number | 141
    Hours it lasts | number | 150
    Changed on | date | 12 Mar`,
  samples: `
    icon | title | subtitle | value | progress
    layers | Filter | 9 of 150 hours left | Due | 94
    repeat | Main brush | 162 of 300 hours left | 54 % | 46
    repeat | Side brush | 48 of 200 hours left | 24 % | 76
    eye | Sensors | Wipe in 11 hours | 37 % | 63
    drop | Mop pad | Washed on Sunday | 80 % | 20`,
  about: 'Lasts about 150 hours. Knock it out every week, wash it once a month, let it dry for a day.',
  facts: '141 h | Used\n150 h | Lasts\n12 Mar | Changed',
  figures: '5 | Parts\n1 | Due',
  hero: 'Due now | Filter | Nine hours left | Reset',
  tip: 'Hair on the main brush | It turns slower since Tuesday',
  add: 'Add part',
  use: 'Set to new',
})
