import { defineEntity } from '../entity.ts'

/** One cell of a battery, as its management system reports it. */
export const batteryCell = defineEntity({
  id: 'battery-cell',
  one: 'Cell',
  many: 'Cells',
  words: 'battery cell, cell voltage, lithium cell',
  icon: 'zap',
  groups: 'Normal, Balancing',
  fields: `
    Cell | text | Cell 1
    Voltage | text | 3.324 V
    Temperature | text | 21 °C
    Balancing | switch | no`,
  samples: `
    icon | title | subtitle | value | badge | tone
    zap | Cell 1 | 21 °C | 3.324 V | Normal | success
    zap | Cell 2 | 21 °C | 3.331 V | Highest | primary
    zap | Cell 3 | 22 °C | 3.319 V | Normal | success
    zap | Cell 4 | 22 °C | 3.302 V | Lowest | warning
    zap | Cell 5 | 21 °C | 3.326 V | Balancing | primary
    zap | Cell 6 | 21 °C | 3.322 V | Normal | success`,
  about: 'Seven millivolts above the average. Balancing begins when charging is at 90 percent.',
  facts: '3.324 V | Voltage\n21 °C | Temperature\n29 mV | Spread',
  figures: '82 % | State of charge\n−6.4 A | Current\n9 h 40 | Until empty',
  hero: 'Discharging | 82 % | 84 W go out, empty in 9 hours and 40 minutes | See cells',
  tip: 'Cell 4 is the lowest | 29 millivolts below the highest',
  trend: 'State of charge | 82 % | −4',
  data: [64, 71, 80, 92, 100, 97, 93, 88, 82],
  labels: ['6', '10', '14', '18'],
  add: 'Add battery',
  use: 'Compare cells',
})
