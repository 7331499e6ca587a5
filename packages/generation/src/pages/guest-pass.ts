import { definePage } from './page.ts'

export const guestPass = definePage({
  id: 'guest-pass',
  said: 'guest pass, guest passes, bring a friend, guest invitation, invite guest',
  name: 'Guest pass',
  icon: 'users',
  line: 'One free guest a month',
  content: `
    hero Bring a friend | One guest a month comes in for free.
    fields
    - Name | person | Yusuf Kaya
    - Email | email |
    - Day | date | Sat 21 Nov
    code KW-GUEST-07 | Your friend shows it at the door
    button send | Send the pass
  `,
})
