import { defineEntity } from '../entity.ts'

/** Who plays at a party, and with how many points. */
export const partyPlayer = defineEntity({
  id: 'party-player',
  words: 'party player',
  one: 'Player',
  many: 'Players',
  icon: 'users',
  groups: 'Tonight, Team sun, Team moon',
  fields: `
    Name | text | Lea
    Team | choice | Sun | Sun, Moon
    Plays tonight | switch | yes`,
  samples: `
    avatar | title | subtitle | value
    Lea Brandt | Lea | Team sun, guessed twice | 7
    Omar Haddad | Omar | Team moon, laughs first | 5
    Kim Osei | Kim | Team sun, never caught | 5
    Ana Petrova | Ana | Team moon, on her second dare | 4
    Iris Chen | Iris | Team sun, new tonight | 2
    Tomás Rey | Tomás | Team moon, sings | 1`,
  about: 'Guessed twice and was caught once. Has the next turn.',
  facts: '7 | Points\n2 | Guessed\n1 | Caught',
  figures: '6 | Players\n24 | Points',
  hero: 'Next turn | Lea | Seven points, team sun | Pass the phone',
  tip: 'Lea leads with seven points | Omar and Kim are two behind',
  add: 'Add player',
  use: 'Next turn',
})
