import { defineEntity } from '../entity.ts'

/** What a player of a pub league has thrown in a season. */
export const pubPlayer = defineEntity({
  id: 'pub-player',
  one: 'Player',
  many: 'Players',
  words: 'darts player, pub player',
  icon: 'users',
  groups: '180s, Checkouts, Averages',
  fields: `
    Name | person | Kim Osei
    Team | choice | Black Anchor | Black Anchor, Old Ferry, The Lamp, Mill Inn
    180s | number | 7
    Highest checkout | number | 121
    Average | text | 61.4
    Legs won | text | 18 of 24`,
  samples: `
    avatar | title | subtitle | value
    Kim | Kim Osei | Black Anchor, average 61.4 | 7
    Lea | Lea Brandt | Black Anchor, out on 121 | 5
    Omar | Omar Haddad | Old Ferry, average 58.0 | 4
    Mateo | Mateo Silva | The Lamp, out on 108 | 4
    Iris | Iris Chen | Mill Inn, average 54.7 | 3
    Jonas | Jonas Weber | Three Owls, out on 96 | 2`,
  about: 'Second season for the Anchor. Eighteen of twenty-four legs, double sixteen when it counts.',
  facts: '7 | 180s\n121 | Checkout\n61.4 | Average',
  figures: '31 | 180s, all players\n121 | Highest checkout, Lea',
  tip: 'Kim leads with seven 180s | Highest checkout is 121, by Lea',
  trend: 'Average | 61.4 | +1.2',
  add: 'Add player',
  use: 'See matches',
})
