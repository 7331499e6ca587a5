import { defineEntity } from '../entity.ts'

/** A game of two on a ladder. */
export const ladderMatch = defineEntity({
  id: 'ladder-match',
  one: 'Match',
  many: 'Matches',
  words: 'ladder match, ladder game, ranked game',
  icon: 'trophy',
  groups: 'Planned, To confirm, Played',
  fields: `
    Challenger | person | Lea Brandt
    Against | person | Omar Haddad
    Date | date | Thu 19 Nov
    Result | text | 3 : 1
    Winner | choice | Lea | Lea, Omar, Draw
    Confirmed | switch | no`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Lea | Lea beat Omar | 6th takes 4th place | 3 : 1 | To confirm | warning
    Kim | Kim against Ana | Tonight at seven, 2nd and 3rd | – | Planned | primary
    Tomas | Tomás beat Iris | 5th stays 5th | 3 : 2 | Played | success
    Ana | Ana beat Jonas | Defended 3rd place | 3 : 0 | Played | success
    Noor | Noor and Elias | Draw, nobody moves | 2 : 2 | Played | neutral`,
  about:
    'Lea from place six challenged Omar on four and won the last game on the third try. Omar has to agree.',
  facts: '3 : 1 | Result\n6 → 4 | Place\n+18 | Rating',
  figures: '4th | My place | +2\n1,512 | Rating | +18\n2 | Open challenges',
  hero: 'Tonight at seven | Kim against Ana | For the second place | See match',
  tip: 'You may challenge Ana, Kim or Tomás | Three places above yours',
  notices:
    'Omar has agreed | You are fourth now | trophy\nNoor challenges you | Play until 29 November | flag\nElias slid down two places | Has not played for a month | warning',
  trend: 'Rating | 1,512 | +18',
  data: [1440, 1452, 1447, 1468, 1481, 1494, 1512],
  labels: ['M', 'J', 'J', 'A', 'S', 'O', 'N'],
  add: 'Enter result',
  use: 'Confirm result',
})
