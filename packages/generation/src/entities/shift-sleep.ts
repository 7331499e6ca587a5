import { defineEntity } from '../entity.ts'

/** Sleep after a shift. */
export const shiftSleep = defineEntity({
  id: 'shift-sleep',
  one: 'Sleep',
  many: 'Sleep',
  words: 'sleep after a night, nap before a night',
  icon: 'bed',
  groups: 'After nights, Naps',
  fields: `
    From | time | 8:10
    Until | time | 14:20
    Tired | choice | A little | Not, A little, Very
    Dark | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bed | After Wednesday's night | 8:10 to 14:20, dark | 6 h 10 | Good | success
    bed | Nap before the night | 18:30 to 19:50 | 1 h 20 | Nap | primary
    bed | After Tuesday's night | Drill next door at eleven | 3 h 40 | Short | danger
    bed | Free night | 23:00 to 7:30 | 8 h 30 | Good | success`,
  figures: '5 h 20 | After nights\n1 h 10 | Naps',
  tip: 'Short on Tuesday | Ear plugs lie by the bed',
  add: 'Log sleep',
})
