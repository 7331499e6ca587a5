import { defineEntity } from '../entity.ts'

export const partyDeck = defineEntity({
  id: 'party-deck',
  one: 'Game',
  many: 'Games',
  words: 'party deck, drinking game, party game',
  icon: 'layers',
  groups: 'All, Short, For many, With dice',
  fields: `
    Name | text | Truth or dare
    Players | number | 6
    Minutes | number | 20`,
  samples: `
    icon | title | subtitle | badge | tone
    spark | Truth or dare | 3 players or more, 120 cards | Funny | primary
    thumb | Never have I ever | 4 players or more, 160 cards | Bold | danger
    chat | Would you rather | Everyone votes, 90 cards | Easy | success
    users | Most likely to | Pointing at three, 80 cards | Funny | primary
    timer | Charades | Two teams, 60 seconds each | Easy | success
    cup | Ring of cards | Thirteen rules, one deck | Bold | danger`,
  about: 'The one whose turn it is chooses: a true answer, or a task. Who refuses pays a forfeit.',
  facts: '3 | Players at least\n120 | Cards\n20 min | Length',
  figures: '6 | Games\n570 | Cards',
  hero: 'Played last | Truth or dare | Six players, 20 minutes | Play',
  tip: 'Six games, no internet needed | Pass the phone around',
  add: 'Add game',
  use: 'Play',
})
