import { defineEntity } from '../entity.ts'

export const tipGame = defineEntity({
  id: 'tip-game',
  one: 'Match',
  many: 'Matches',
  words: 'prediction, betting pool, prediction game, fantasy team',
  icon: 'trophy',
  groups: 'Open, Live, Played',
  fields: `
    Match | text | The Owls, Six Knots
    Your tip | text | 2 : 1
    Joker | switch | no
    Until | time | 15:25`,
  samples: `
    icon | title | subtitle | value | badge | tone
    trophy | The Owls, Six Knots | Today, 15:30 | 2 : 1 | Tipped | success
    trophy | Late Shift, Room 12 | Today, 18:00 | – | Open | warning
    flag | Paper Tigers, Anglers | Live, 61st minute | 1 : 0 | Live | danger
    flag | Mill Street, Harbour 05 | Tuesday, you had 3 : 1 | +3 | Exact | success
    flag | East End, Park View | Tuesday, you had 0 : 0 | +0 | Missed | neutral
    flag | Rovers, Old Dairy | Sunday, you had 2 : 0 | +1 | Winner | primary`,
  about: 'Three points for the exact result, one for the winner. Tips are open until kick-off.',
  facts: '2 : 1 | Your tip\n15:30 | Kick-off\n3 | Points',
  figures: '64 | Points\n3rd | Of 14\n2 | Open tips',
  hero: 'Two tips are open | Late Shift against Room 12 | Kick-off at 18:00 | Tip now',
  tip: 'Three exact in a row | Nobody else in your group has that',
  trend: 'Points a day | 6 | +2',
  add: 'New tip',
  use: 'Change tip',
})
