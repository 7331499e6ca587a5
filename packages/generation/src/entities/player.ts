import { defineEntity } from '../entity.ts'

export const player = defineEntity({
  id: 'player',
  words: 'player, summoner, athlete, gamer, squad member',
  icon: 'user',
  groups: 'Top, Mid, Support, Jungle',
  fields: `
    Name | text | Moorhen
    Region | choice | EU West | EU West, EU North, Korea, NA
    Role | choice | Mid | Top, Mid, Support, Jungle
    Rank | text | Gold 1`,
  samples: `
    avatar | title | subtitle | value
    Moorhen | Moorhen | Mid, Gold 1 | 63 %
    Saltwick | Saltwick | Support, Gold 1 | 61 %
    Ninekeys | Ninekeys | Jungle, Silver 3 | 52 %
    Tramline | Tramline | Top, Gold 4 | 49 %
    Fogbank | Fogbank | Mid, Platinum 4 | 64 %
    Larch | Larch | Support, Silver 1 | 55 %`,
  about: 'Plays mostly after nine, mid lane, rarely loses the early game.',
  facts: '63 % | Won\n3.6 | KDA\n417 | Matches',
  figures: '24 | Followed | +2\n4 | Playing now',
  hero: 'Ongoing game | Moorhen, 18 minutes in | Mid lane, 5 / 2 / 9 | See live',
  tip: 'Four of your friends are playing | Fogbank is on a run of six',
  trend: 'Matches won | 58 % | +3 %',
  use: 'See matches',
})
