import { definePage } from './page.ts'

export const houseTeam = definePage({
  id: 'house-team',
  said: 'our team, meet the team, team page, meet our team, staff page, team profiles, staff profiles',
  unless:
    /team (?:chat|tasks|calendar)|my team|our team (?:can|needs|uses)|for (?:our|my|the) team|teams\b|stylists|barbers/i,
  within:
    /\b(?:law firm|practice|clinic|agency|studio|shop|school|office|accountant|architects?|lawyers?|kindergarten|charity|museum|caf[eé]|restaurant|hotel|church|foundation|firm|consult\w+|garage|vet|pharmacy)\b/i,
  name: 'Team',
  icon: 'users',
  line: 'Eleven people',
  content: `
    people Who you meet
    - Lea Brandt | Runs the house, since 2011
    - Omar Haddad | Mornings, knows everything
    - Iris Chen | Tuesday to Friday
    - Kim Osei | Since spring, speaks four languages
    - Mara Vogt | Answers your mails
    text We are eleven in all, and one of us is always there.
    button mail | Write to us | mailto:hello@post.example
  `,
})
