import { defineEntity } from '../entity.ts'

/** A game somebody one knows is playing right now: for how long, how it stands, who is in it. */
export const liveGame = defineEntity({
  id: 'live-game',
  one: 'Live game',
  many: 'Ongoing games',
  words: 'ongoing game, live game, current game, running game, game in progress',
  icon: 'bolt',
  groups: 'Ranked, Normal, Friends',
  fields: `
    Player | text | Moorhen
    Champion | text | Ahri
    Mode | choice | Ranked | Ranked, Normal
    Blue team | text | 14 kills, 2 towers
    Red team | text | 9 kills, no tower`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bolt | Moorhen | Ahri, ranked, 5 / 2 / 9 | 18 min | Ahead | success
    bolt | Fogbank | Nami, ranked, 2 / 4 / 6 | 26 min | Behind | danger
    bolt | Larch | Garen, normal, 0 / 1 / 3 | 4 min | Even | neutral
    bolt | Saltwick | Vayne, ranked, 7 / 1 / 11 | 31 min | Ahead | success`,
  about:
    'Moorhen plays mid for blue, with Brisk Pike, Sundown, Opal and Tarn. Five kills and two deaths; the second dragon is next.',
  facts: '18 min | Running\n14 : 9 | Kills\n+2.1k | Gold',
  figures: '4 | Right now\n2 | Ranked and ahead',
  hero: 'Right now | Moorhen, 18 minutes in | Two towers ahead | Watch',
  tip: 'Four are playing right now | Moorhen is two towers ahead',
  use: 'Tell me the end',
})
