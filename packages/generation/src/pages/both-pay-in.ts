import { definePage } from './page.ts'

export const bothPayIn = definePage({
  id: 'both-pay-in',
  said: 'put money in, both put money in, joint deposits, shared deposits, who paid in, who put in how much, contributions, our deposits, both save',
  unless: /\b(?:rent|split|groceries|crowdfunding)\b/i,
  within: /\b(?:girlfriend|boyfriend|husband|wife|partner|together|couple|fianc\w+)\b/i,
  name: 'Paid in',
  icon: 'users',
  line: 'Alex put in € 400 on Monday',
  content: `
    stats Together
    - € 14,800 | Saved
    - 37 % | Of the house
    people Each of us
    - You | € 350 a month, since March 2024 | € 7,900
    - Alex | € 300 a month, and the bonus | € 6,900
    timeline Lately
    - Mon 16 Nov, Alex | € 400, with the bonus
    - Mon 2 Nov, you | € 350
    - Mon 2 Nov, Alex | € 300
    button plus | Add money
  `,
})
