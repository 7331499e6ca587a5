import { defineEntity } from '../entity.ts'

export const condolence = defineEntity({
  id: 'condolence',
  words: 'condolence, condolence message, candle, word of comfort',
  icon: 'heart',
  groups: 'Family, Friends, Work',
  fields: `
    Name | person | Iris Chen
    Words | long | He lent me his boat, and his patience
    Light a candle | switch | yes
    Photo | photo | person`,
  samples: `
    avatar | title | subtitle | time
    Iris Chen | Iris Chen | He lent me his boat, and his patience | Today
    Omar Haddad | Kim and Omar | We hear him whistle at the pier | Today
    Ruth Adeyemi | Ruth Adeyemi | Thirty years next door, never a loud word | Tue
    Tomás Rey | The sailing club | Fair winds, old friend | Tue
    Elias Lund | Elias Lund | He taught half of us to swim | Mon`,
  about: 'He lent me his boat, and his patience. I still tie every knot the way he showed me.',
  facts: '48 | Candles\n23 | Messages\n12 | Photos',
  figures: '48 | Candles | +6\n23 | Messages\n12 | Photos',
  hero: 'New today | Six candles | Iris, Kim, Omar and three others | Read',
  tip: 'The book can be printed | After the ceremony, as a present',
  add: 'Write a few words',
  use: 'Light a candle',
})
