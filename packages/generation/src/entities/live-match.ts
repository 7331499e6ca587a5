import { defineEntity } from '../entity.ts'

export const liveMatch = defineEntity({
  id: 'live-match',
  one: 'Match',
  many: 'Matches',
  words: 'live score, live match, sports score, match result',
  icon: 'trophy',
  groups: 'Live, Today, Finished',
  fields: `
    Team | text | The Owls
    League | choice | First league | First league, Cup, Women
    Alerts | choice | Goals | All, Goals, Result
    Favourite | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    trophy | The Owls, Six Knots | First league, 67 minutes | 2 : 1 | Live | danger
    trophy | Late Shift, Room 12 | Cup, half-time | 0 : 0 | Live | danger
    flag | Paper Tigers, Anglers | First league, 18:00 | – | Today | primary
    flag | Mill Street, Harbour 05 | Women, 20:30 | – | Today | primary
    flag | East End, Park View | First league | 3 : 0 | Final | neutral
    flag | Rovers, Old Dairy | Cup, after penalties | 5 : 4 | Final | neutral`,
  about: 'Two late changes, one goal each. The Owls press, Six Knots wait for the long ball.',
  facts: '2 : 1 | Score\n67 | Minute\n58 % | Ball',
  figures: '2 | Live\n4 | Today\n1st | The Owls',
  hero: 'Live, 67 minutes | The Owls 2, Six Knots 1 | Second goal by Osei in the 61st | Follow',
  tip: 'The Owls are first | Two points ahead of Late Shift',
  trend: 'Points | 41 | +3',
  add: 'Follow team',
  use: 'Follow',
})
