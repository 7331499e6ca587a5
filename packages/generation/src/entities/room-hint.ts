import { defineEntity } from '../entity.ts'

/** What a team in an escape room is told when it is stuck, and what it costs them. */
export const roomHint = defineEntity({
  id: 'room-hint',
  one: 'Hint',
  many: 'Hints',
  words: 'escape room hint, puzzle hint, hint with penalty',
  icon: 'bulb',
  groups: 'First, Second, Solution',
  fields: `
    Team name | text | The Late Shift
    Puzzle | choice | Clock | Clock, Bookshelf, Drawer, Last door
    Code | text | 4 1 8 2
    Penalty | choice | 2 min | None, 2 min, 5 min`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bulb | Look at the clock | First hint, what time is it in the picture? | +2 min | Used | neutral
    bulb | Count the red books | Second hint for the bookshelf | +2 min | Used | neutral
    lock | The drawer | Two hints are left | +2 min | Open | primary
    lock | The music box | Three hints are left | +2 min | Open | primary
    lock | The last door | The whole solution | +5 min | Open | warning`,
  about:
    'What time is it in the picture above the bed? Three numbers are enough, the fourth is under the rug.',
  facts: '+2 min | Penalty\n2 of 5 | Used\n38:12 | Left',
  figures: '38:12 | Left\n2 of 5 | Hints used\n+4 min | Penalty',
  hero: '38:12 left | The Late Shift | Two codes of five are open, two hints used | Enter code',
  tip: 'Two hints used | They cost four minutes',
  trend: 'Teams that got out | 41 % | +3 %',
  add: 'Enter code',
  use: 'Show hint',
})

/** A team by the time it took to get out. */
export const escapedTeam = defineEntity({
  id: 'escaped-team',
  one: 'Team',
  many: 'Teams',
  words: 'escaped team',
  icon: 'trophy',
  groups: 'Today, This month, All time',
  fields: `
    Team name | text | The Late Shift
    Players | number | 5
    Time | text | 38:12`,
  samples: `
    icon | title | subtitle | value | tone
    trophy | 1. Six Knots | No hint, 14 November | 38:12 | success
    users | 2. The Owls | One hint, +2 min | 41:50 | primary
    users | 3. The Late Shift | Two hints, +4 min | 44:05 | primary
    users | 4. Paper Tigers | One hint, +2 min | 49:30 | neutral
    users | 5. Room 12 | Three hints, +6 min | 55:18 | neutral
    users | 6. Grandma’s Five | Four hints, +8 min | 58:41 | neutral`,
  about: 'Out after 38 minutes and twelve seconds, without a single hint.',
  facts: '38:12 | Time\n0 | Hints\n4 | Players',
  figures: '38:12 | Record\n41 % | Got out\n24 | Teams',
  hero: 'Record | Six Knots | Out in 38:12 without a hint | See teams',
  tip: 'The record is 38:12 | Six Knots, without a hint',
  trend: 'Teams that got out | 41 % | +3 %',
  add: 'Add team',
  use: 'See team',
})
