import { defineEntity } from '../entity.ts'

/** Who waits at the door for a table. */
export const waitGuest = defineEntity({
  id: 'wait-guest',
  one: 'Guest',
  many: 'Waitlist',
  words: 'guest at the door',
  icon: 'hourglass',
  groups: 'Waiting, Called',
  fields: `
    Name | text | Jonas
    People | number | 2
    Since | time | 19:12
    Phone | phone | +49 151 2048
    Told to wait | text | 20 min`,
  samples: `
    icon | title | subtitle | badge | tone
    hourglass | Jonas, 2 people | Since 19:12, bar is fine | 20 min | warning
    hourglass | Noor, 4 people | Since 19:18, terrace | 35 min | danger
    check | Kim, 2 people | Called at 19:25 | Called | success
    hourglass | Mateo, 3 people | Since 19:26 | 25 min | warning`,
  about: 'Two people at the bar. Table 9 would be free at half past seven.',
  facts: '20 min | Told\n2 | People\n19:12 | Since',
  figures: '3 | Wait\n25 min | Longest',
  hero: 'Longest | Noor, 4 people | Since 19:18, terrace | Call',
  tip: 'Three parties wait | Table 9 is free in five minutes',
  trend: 'Average wait | 18 min | −4',
  add: 'Add guest',
  use: 'Call to table',
})
