import { definePage } from './page.ts'

export const memberships = definePage({
  id: 'memberships',
  said: 'memberships, membership, membership pause, membership freeze, membership plans, membership fees, membership plan, membership tiers, manage membership, pause membership, freeze membership, renew membership, membership renewal, membership prices',
  unless: /membership (?:card|site)/i,
  within:
    /\b(?:club|gym|studio|society|association|fitness|pool|museum|zoo|co-?working|library|community|choir|band|team|federation|climbing|dance|yoga|sports?|makerspace)\b/i,
  name: 'Membership',
  icon: 'card',
  line: 'Next payment on 1 December',
  content: `
    hero Adult, yearly | Member since May 2024, number 4081
    rows Plans
    - user | Adult | Paid monthly | € 29
    - users | Family | Two adults, all children | € 48
    - school | Young people | Up to 25 years | € 19
    - heart | Supporter | Helps us, no training | € 10
    switches This year
    - Renew by itself
    - Bill by mail
    button pause | Pause membership
  `,
})
