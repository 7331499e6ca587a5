import { defineEntity } from '../entity.ts'

/** Somebody on the ladder. */
export const ladderPlayer = defineEntity({
  id: 'ladder-player',
  one: 'Player',
  many: 'Players',
  words: 'ladder player, ranked player',
  icon: 'users',
  groups: 'Active, Away',
  fields: `
    Name | text | Kim Osei
    Place | number | 1
    Rating | number | 1604
    Won | number | 14
    Lost | number | 3
    Phone | phone | +49 151 2048`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Kim | 1. Kim Osei | 14 won, 3 lost | 1,604 | 1st | success
    Ana | 2. Ana Petrova | 12 won, 5 lost | 1,571 | 2nd | success
    Tomas | 3. Tomás Rey | 9 won, 6 lost | 1,538 | 3rd | primary
    Lea | 4. Lea Brandt | 8 won, 6 lost, up two | 1,512 | 4th | primary
    Omar | 5. Omar Haddad | 8 won, 7 lost, down one | 1,490 | 5th | neutral
    Iris | 6. Iris Chen | 5 won, 9 lost | 1,433 | 6th | neutral`,
  about: 'First since September. Plays on Tuesdays and Thursdays, hates the left court.',
  facts: '1,604 | Rating\n14 | Won\n3 | Lost',
  figures: '1,512 | My rating | +18\n8 | Won\n6 | Lost',
  hero: 'Three above you | Ana, Tomás and Kim | You may challenge any of them | Challenge',
  tip: 'You may challenge Ana, Tomás or Kim | Three places above yours',
  trend: 'Rating | 1,512 | +18',
  data: [1440, 1452, 1447, 1468, 1481, 1494, 1512],
  labels: ['M', 'J', 'J', 'A', 'S', 'O', 'N'],
  add: 'Add player',
  use: 'Challenge',
})
