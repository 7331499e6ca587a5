import { defineEntity } from '../entity.ts'

/** How some of a club did on a day. */
export const clubResult = defineEntity({
  id: 'club-result',
  one: 'Result',
  many: 'Results',
  words: 'club result, club competition',
  icon: 'trophy',
  groups: 'This season, Coming',
  fields: `
    What | text | Autumn cup
    Date | date | Sat 28 Nov
    Team | text | Harbour four
    Place | text | 2nd of 9
    Result | text | 7:42
    Note | long | Best of the season, wind from behind`,
  samples: `
    icon | title | subtitle | value | badge | tone
    trophy | Autumn cup | Sat 28 November, two teams entered | – | Coming | primary
    trophy | Town championship | Harbour four, 31 October | 2nd | Silver | success
    trophy | Friendly at Linden | Mixed pair, 24 October | 1st | Won | success
    trophy | Night of the lamps | Early birds, 10 October | 6th | Of 9 | neutral
    trophy | Club trial | Ana fastest, 3 October | 7:42 | Best | success`,
  about: 'Nine teams, wind from behind. Second by less than a second, best of the season.',
  facts: '2nd | Place\n9 | Teams\n7:42 | Result',
  figures: '2 | Won\n5 | On the podium\n1 | Coming',
  tip: 'Autumn cup on 28 November | Two teams are entered',
  add: 'Add result',
})
