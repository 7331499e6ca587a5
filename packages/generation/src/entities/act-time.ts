import { defineEntity } from '../entity.ts'

/** How long a part of a performance ran. */
export const actTime = defineEntity({
  id: 'act-time',
  one: 'Running time',
  many: 'Running times',
  words: 'act time, running time of an act',
  icon: 'clock',
  groups: 'Tonight, This week',
  fields: `
    Part | choice | Act one | Act one, Interval, Act two
    Begun | time | 19:33
    Ended | time | 20:36
    Length | text | 1 h 03`,
  samples: `
    icon | title | subtitle | value
    clock | Act one, tonight | Up at 19:33 | 1 h 03
    clock | Interval, tonight | House back by 20:56 | 20 min
    clock | Act two, Wednesday | Down at 21:49 | 53 min
    clock | Act one, Wednesday | Up at 19:32 | 1 h 04
    clock | Act two, Tuesday | One call less | 51 min`,
  facts: '1 h 03 | Length\n19:33 | Up\n−1 min | To Wednesday',
  figures: '1 h 03 | Act one\n20 min | Interval',
  tip: 'A minute shorter than Wednesday | The scene change is quicker now',
  trend: 'Length of act one in minutes | 63 | −1',
  add: 'Start the clock',
  use: 'Stop the clock',
})
