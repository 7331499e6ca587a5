import { defineEntity } from '../entity.ts'

export const boardGame = defineEntity({
  id: 'board-game',
  one: 'Game',
  many: 'Games',
  words: 'board game, boardgame',
  icon: 'game',
  groups: 'Quick, Family, Long',
  fields: `
    Players | text | 2 to 4
    Length | text | 60 min
    Rating | choice | 8 | 5, 6, 7, 8, 9, 10
    Lent to | person | Omar Haddad
    Last played | date | Sat 14 Nov
    Picture | photo | game
    Notes | long | Better with three`,
  samples: `
    image | title | subtitle | overline | rating | meta
    game harbour | Salt Harbour | 2 to 4, 75 min | Trading | 8.6 | Played 14 times
    game forest | Moss and Stone | 2 players, 30 min | Quick | 8.1 | Played 22 times
    game city | Last Tram Home | 3 to 6, 45 min | Family | 7.8 | Played 9 times
    game mountain | Northern Passes | 1 to 4, 120 min | Long | 8.9 | Lent to Omar
    game | Nine Lanterns | 2 to 5, 20 min | Cards | 7.4 | Played 31 times
    game garden | The Orchard Keeper | 2 to 4, 40 min | Family | 7.9 | New`,
  about: 'Trade salt, build piers, and never trust the customs house. Better with three than with four.',
  facts: '2–4 | Players\n75 min | Length\n14 | Plays',
  figures: '38 | Games | +2\n112 | Plays this year\n3 | Lent out',
  hero: 'Saturday evening | Salt Harbour for three? | Not played since October | Log a play',
  tip: 'Six never played | The oldest is from 2022',
  trend: 'Plays a month | 11 | +2',
  data: [6, 8, 7, 9, 10, 9, 11],
  add: 'Add game',
  use: 'Log a play',
})
