import { defineEntity } from '../entity.ts'

export const scoreRound = defineEntity({
  id: 'score-round',
  one: 'Game',
  many: 'Games',
  words: 'score sheet, scorekeeper, score keeping, darts, bowling, card game score',
  icon: 'list',
  groups: 'Running, Finished',
  fields: `
    Game name | text | Friday, the four of us
    Played with | choice | Cards | Cards, Dice, Darts, Board
    Players | number | 4
    Target | number | 500
    Lowest wins | switch | no`,
  samples: `
    avatar | title | subtitle | value
    Lea Brandt | Lea | Last round +45 | 312
    Omar Haddad | Omar | Last round +80 | 298
    Kim Osei | Kim | Last round −10 | 241
    Ana Petrova | Ana | Last round +35 | 226
    Iris Chen | Iris | Last round +20 | 198
    Tomás Rey | Tomás | Last round 0 | 154`,
  about: 'Round seven of about ten, to five hundred. Lea leads by fourteen.',
  facts: '312 | Lea\n7 | Round\n500 | Target',
  figures: '7 | Round\n500 | Target\n4 | Players',
  hero: 'Round 7 | Lea leads with 312 | Omar is 14 behind | Enter round',
  tip: 'Omar had the best round | Eighty points in one go',
  trend: 'Points a round | 43 | +5',
  add: 'New game',
  use: 'Enter round',
})
