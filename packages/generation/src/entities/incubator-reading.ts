import { defineEntity } from '../entity.ts'

/** How warm and damp it is in an incubator. */
export const incubatorReading = defineEntity({
  id: 'incubator-reading',
  one: 'Reading',
  many: 'Readings',
  words: 'incubator, incubator temperature, incubator reading',
  icon: 'flame',
  groups: 'Incubator 1, Incubator 2',
  fields: `
    Incubator | choice | Incubator 1 | Incubator 1, Incubator 2
    Temperature | text | 31.5 °C
    Humidity | slider | 92
    Time | time | 8:10`,
  samples: `
    icon | title | subtitle | value | meta
    flame | Incubator 1 | Humidity 92 % | 31.5 °C | 8:10
    flame | Incubator 2 | Humidity 88 %, water refilled | 31.2 °C | 8:05
    flame | Incubator 1 | Humidity 93 % | 31.6 °C | Yesterday
    warning | Incubator 2 | Humidity 79 %, lid was open | 30.4 °C | Yesterday
    flame | Incubator 1 | Humidity 92 % | 31.5 °C | Tuesday`,
  facts: '31.5 °C | Now\n92 % | Humidity\n3 | Boxes',
  figures: '31.5 °C | Temperature\n92 % | Humidity',
  hero: 'Incubator 1 | 31.5 °C | Steady since Sunday, humidity 92 % | Note reading',
  trend: 'Temperature | 31.5 °C | +0.1',
  data: [31.4, 31.5, 31.6, 31.5, 30.4, 31.6, 31.5],
  add: 'Note reading',
  use: 'Note reading',
})
