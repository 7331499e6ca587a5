import { defineEntity } from '../entity.ts'

/** A match of two pubs on a weekday evening. */
export const pubFixture = defineEntity({
  id: 'pub-fixture',
  one: 'Match',
  many: 'Matches',
  words: 'pub match, darts match, pool match',
  icon: 'target',
  groups: 'This week, Played, Cup',
  fields: `
    Home | text | Black Anchor
    Away | text | Old Ferry
    Date | date | Tue 24 Nov
    Result | text | 6 : 3
    180s | text | Kim 2, Omar 1
    Highest checkout | text | Lea, 121`,
  samples: `
    icon | title | subtitle | value | badge | tone
    calendar | Black Anchor, Old Ferry | Tue 24 Nov, 20:00, at the Anchor | 20:00 | Next | primary
    calendar | The Lamp, Mill Inn | Tue 24 Nov, 20:00, at the Lamp | 20:00 | Next | primary
    calendar | Station Arms, Three Owls | Wed 25 Nov, moved from Tuesday | 20:30 | Moved | warning
    check | Old Ferry, The Lamp | Tue 17 Nov, two 180s | 5 : 4 | Played | success
    check | Mill Inn, Black Anchor | Tue 17 Nov, Lea out on 121 | 3 : 6 | Played | success
    trophy | Cup, Three Owls at home | Tue 1 Dec, quarter-final | 20:00 | Cup | accent`,
  about:
    'First against third, at the Anchor. Sandwiches at ten; both captains sign the sheet and send a photo the same night.',
  facts: '6 : 3 | Last time\n2 | 180s\n121 | Checkout',
  figures: '1st | Black Anchor | +1\n31 | 180s this season\n9 of 22 | Rounds',
  hero: 'Tuesday, 20:00 | Black Anchor, Old Ferry | First against third, at the Anchor | See match',
  notices: `
    Station Arms moved | Wednesday instead of Tuesday | calendar
    Result in | Old Ferry 5, The Lamp 4 | target
    Cup draw | Three Owls at home | trophy`,
  tip: 'Round ten on Tuesday | Black Anchor lead by two points',
  trend: '180s a round | 4 | +1',
  data: [2, 3, 3, 5, 2, 3, 4],
  add: 'Enter result',
  use: 'Enter result',
})
