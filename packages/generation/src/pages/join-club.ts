import { definePage } from './page.ts'

export const joinClub = definePage({
  id: 'join-club',
  said: 'registration form, enrolment form, enrollment form, sign-up form, join form, join us, become a member, become member, membership application, apply for membership, sign up as member, join the club, membership form, membership sign up, membership registration',
  name: 'Join us',
  icon: 'heart',
  line: 'The first month is free',
  content: `
    hero The first month is free | Come, try, and stay if you like it.
    fields
    - Name | person | Hana Sato
    - Born | date | 12 Mar 1998
    - Email | email |
    - Phone | phone |
    - Section | choice | Adults | Children, Youth, Adults, Supporter
    switches I agree
    - I read the rules
    - Show me on pictures
    button check | Apply
  `,
})
