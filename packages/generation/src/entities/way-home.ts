import { defineEntity } from '../entity.ts'

/** How one gets home afterwards. */
export const wayHome = defineEntity({
  id: 'way-home',
  one: 'Way',
  many: 'Ways home',
  words: 'way home after the show',
  icon: 'train',
  groups: 'Bus, Train, Car',
  fields: `
    Line | text | Bus 14
    Leaves | time | 23:10
    From | place | Gate 2`,
  samples: `
    icon | title | subtitle | time
    train | Bus 14 to the station | Gate 2, waits for the applause | 23:10
    train | Train to Lübeck | With change at the bridge | 23:42
    train | Night bus N3 | Mill square, ten minutes on foot | 0:15
    car | Car park on the meadow | Closes half an hour after the end | 23:30
    run | On foot into town | Lamps along the river | 25 min`,
  about: 'Stands at gate 2 and leaves when the last guests are on it.',
  facts: '23:10 | Leaves\n12 min | To town\nGate 2 | From',
  figures: '23:10 | Last bus\n23:42 | Last train\n25 min | On foot',
  hero: 'After the play | Bus 14 at 23:10 | Gate 2, waits for the applause | Show the way',
  tip: 'The meadow closes at 23:30 | Cars must be out',
  add: 'Add way',
  use: 'Show the way',
})
