import { defineEntity } from '../entity.ts'

/** A team of one evening, by its place. */
export const scoredTeam = defineEntity({
  id: 'scored-team',
  one: 'Team',
  many: 'Teams',
  words: 'team score, quiz team',
  icon: 'trophy',
  groups: 'Tonight, This month, All time',
  fields: `
    Team | text | The Owls
    Players | number | 5
    Points | number | 310`,
  samples: `
    icon | title | subtitle | value | tone
    trophy | 1. The Owls | Four rounds, joker used | 310 | success
    shield | 2. Six Knots | Four rounds, joker left | 300 | primary
    shield | 3. Late Shift | Four rounds | 270 | primary
    shield | 4. Room 12 | Four rounds, joker used | 240 | neutral
    shield | 5. Paper Tigers | Three rounds, came late | 190 | neutral
    shield | 6. Table by the Door | Four rounds | 170 | neutral`,
  about: 'First since the second round. The joker is used, two rounds are left.',
  facts: '310 | Points\n4 of 6 | Rounds\n5 | Players',
  figures: '1st | The Owls\n4 of 6 | Rounds\n10 | Points ahead',
  hero: 'In front | The Owls | Ten points ahead of Six Knots | See scores',
  tip: 'Ten points ahead | Six Knots still have their joker',
  trend: 'Points | 310 | +80',
  add: 'Add team',
  use: 'Give points',
})
