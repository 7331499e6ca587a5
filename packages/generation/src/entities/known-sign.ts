import { defineEntity } from '../entity.ts'

/** A sign a child used for the first time. */
export const knownSign = defineEntity({
  id: 'known-sign',
  one: 'First sign',
  many: 'First signs',
  words: 'first signed, sign a child knows',
  icon: 'star',
  groups: 'This month, Earlier',
  fields: `
    Sign | text | More
    First used | date | Tue 17 Nov
    Where | text | At breakfast, for a second banana`,
  samples: `
    icon | title | subtitle | meta
    star | Bird | At the window, all alone | Tue 17 Nov
    star | Sleep | To the bear | Sat 14 Nov
    star | More | For a second banana | Sun 1 Nov
    star | Milk | At six in the morning | Mon 19 Oct
    star | Mother | In the bath | Sat 3 Oct`,
  figures: '18 | Signs known | +3\n3 | This month',
  tip: 'Three new ones this month | The last was “bird”',
  add: 'Add a first',
  use: 'Change date',
})
