import { defineEntity } from '../entity.ts'

/** What the water meter of a plot shows. */
export const plotMeter = defineEntity({
  id: 'plot-meter',
  one: 'Reading',
  many: 'Water meters',
  words: 'water meter of a plot',
  icon: 'drop',
  groups: 'Missing, Entered',
  fields: `
    Plot | text | Plot 7
    Reading | number | 412
    Date | date | Sun 1 Nov
    Photo | photo | meter`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Plot 7 | Read by Priya on 1 November | 412 m³ | Entered | success
    drop | Plot 12 | Last year 208 m³ | – | Missing | danger
    drop | Plot 5 | Read by Hana on 31 October | 96 m³ | Entered | success
    drop | Plot 9 | Half of last year, look again | 61 m³ | Check | warning
    drop | Tap at the gate | Shared by all | 1,204 m³ | Entered | primary`,
  about: 'Four cubic metres since last November, a little less than the year before. A photo is attached.',
  facts: '412 m³ | Reading\n4 m³ | Used\n€ 9.20 | Costs',
  figures: '22 | Entered\n2 | Missing',
  hero: 'Until Sunday | Enter your reading | Plot 7, last year 408 m³ | Enter reading',
  tip: 'Two readings are missing | Water is off from Monday',
  add: 'Enter reading',
  use: 'Change reading',
})
