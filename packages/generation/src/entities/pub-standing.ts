import { defineEntity } from '../entity.ts'

/** A pub's place in its league. */
export const pubStanding = defineEntity({
  id: 'pub-standing',
  one: 'Team',
  many: 'Teams',
  words: 'pub league standing',
  icon: 'shield',
  groups: 'Overall, Home, Away',
  fields: `
    Team | text | Black Anchor
    Played | number | 9
    Points | number | 16`,
  samples: `
    icon | title | subtitle | value | tone
    trophy | 1. Black Anchor | 9 played, legs 52 : 29 | 16 | success
    shield | 2. Three Owls | 9 played, legs 49 : 32 | 14 | success
    shield | 3. Old Ferry | 9 played, legs 45 : 36 | 12 | primary
    shield | 4. The Lamp | 8 played, legs 38 : 34 | 9 | primary
    shield | 5. Station Arms | 8 played, legs 31 : 41 | 6 | neutral
    shield | 6. Mill Inn | 9 played, legs 28 : 53 | 3 | danger`,
  about: 'First since October, eight of nine won. The next match is at home.',
  facts: '16 | Points\n9 | Played\n+23 | Legs',
  figures: '1st | Black Anchor\n9 of 22 | Rounds',
  tip: 'Two points ahead | Three Owls have played as many',
  trend: 'Points | 16 | +2',
  data: [4, 6, 8, 10, 12, 14, 16],
  add: 'Follow team',
  use: 'Follow',
})
