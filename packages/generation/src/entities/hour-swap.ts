import { defineEntity } from '../entity.ts'

/** Hours somebody would give for others. */
export const hourSwap = defineEntity({
  id: 'hour-swap',
  one: 'Swap',
  many: 'Swaps',
  words: 'slot swap, hour swap',
  icon: 'repeat',
  groups: 'Open, Agreed',
  fields: `
    I give | choice | Fri 20 Nov, 18:00 | Fri 20 Nov 18:00, Tue 24 Nov 19:00
    I would like | choice | Any evening | Any evening, At the weekend, Nothing
    To whom | choice | Anybody | Anybody, Third floor, Attic
    Message | long | We are away on Friday, take it if you like`,
  samples: `
    avatar | title | subtitle | badge | tone
    Ana Petrova | Sun 22 Nov, 17:00 | Ana, attic, for any evening | Open | primary
    Omar Haddad | Fri 27 Nov, 20:00 | Omar, third floor, for Saturday | Open | primary
    Kim Osei | Wed 25 Nov, 18:00 | Kim, ground floor, gives it away | Open | accent
    Lea Brandt | Tue 17 Nov, 19:00 | With you, for Friday | Agreed | success`,
  about: 'Away on Sunday, would be happy with any evening of next week.',
  facts: '17:00 | From\n2 h | Time',
  figures: '3 | Open\n1 | Agreed',
  add: 'Offer a swap',
  use: 'Take it',
})
