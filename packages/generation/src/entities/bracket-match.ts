import { defineEntity } from '../entity.ts'

export const bracketMatch = defineEntity({
  id: 'bracket-match',
  one: 'Match',
  many: 'Matches',
  words: 'tournament, bracket, league match, knockout, championship',
  icon: 'trophy',
  groups: 'Today, Round 1, Semi-final',
  fields: `
    Home | text | The Owls
    Away | text | Six Knots
    Round | choice | Semi-final | Round 1, Quarter-final, Semi-final, Final
    Score | text | 3 : 1
    When | date | Sat 21 Nov
    Pitch | place | Hall 2`,
  samples: `
    icon | title | subtitle | value | badge | tone
    trophy | The Owls, Six Knots | Semi-final, hall 2 | 3 : 1 | Done | success
    trophy | Late Shift, Room 12 | Semi-final, 15:30 | 0 : 0 | Live | danger
    flag | Paper Tigers, The Owls | Quarter-final | 1 : 2 | Done | neutral
    flag | Six Knots, The Anglers | Quarter-final | 4 : 2 | Done | neutral
    flag | Room 12, Mill Street | Quarter-final | 2 : 0 | Done | neutral
    flag | Late Shift, Harbour 05 | Quarter-final | 1 : 0 | Done | neutral`,
  about: 'Two goals in the last ten minutes. The Owls wait for the winner of the other half.',
  facts: '3 : 1 | Score\n2 | Hall\n40 min | Length',
  figures: '8 | Teams\n6 | Matches played\n1 | To the final',
  hero: 'Semi-final | Late Shift against Room 12 | Hall 2 at 15:30 | Enter score',
  tip: 'The Owls are in the final | Kick-off at 17:00',
  trend: 'Goals a match | 3.2 | +0.4',
  add: 'Add match',
  use: 'Enter score',
})
