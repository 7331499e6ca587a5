import { definePage } from './page.ts'

export const referFriend = definePage({
  id: 'refer-friend',
  said: 'refer a friend, referral, referrals, referral program, referral code, invite friends and earn, recommend to friends, tell a friend, refer friends',
  unless:
    /referrals? (?:from|to) (?:doctors?|specialists?)|\b(?:doctor|specialist|gp) referrals?|group|party|event|guests|split/i,
  name: 'Tell a friend',
  icon: 'share',
  line: '€ 5 for both of you',
  content: `
    hero € 5 for both of you | When a friend comes for the first time with your code.
    code ANA-2026 | Your code
    stats So far
    - 3 | Came
    - € 15 | Earned
    - 1 | On the way
    people Friends
    - Kim | Came on 4 November | € 5
    - Omar | Came in October | € 5
    - Hana | Invited on Monday | Open
    button share | Share my code
  `,
})
