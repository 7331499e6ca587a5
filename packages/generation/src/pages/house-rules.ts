import { definePage } from './page.ts'

export const houseRules = definePage({
  id: 'house-rules',
  said: 'house rules, hut rules, rules of the house, club rules, rules, community rules, camp rules, code of conduct',
  unless:
    /swim\w*|pools?\b|lido|climb\w*|game rules|rules of the game|board game|card game|rule engine|chess/i,
  within:
    /\b(?:hotel|hostel|hut|guests?|holiday|apartment|flat|tenants?|house|club|pool|camp|campsite|rental|community|co-?living|dorm|residence|co-?working|gym|garden|makerspace)\b/i,
  name: 'House rules',
  icon: 'home',
  line: 'Short, and in good sense',
  content: `
    rows Good to know
    - moon | Quiet hours | From 22:00 to 7:00
    - users | Visitors | Welcome until 22:00, tell us when they stay
    - paw | Pets | Yes, on a lead in the house
    - flame | Smoking | Only outside
    - trash | Waste | Paper, glass and the rest go to the yard
    - key | Keys | A lost key costs € 40
    text Whatever is missing here: ask, as you would at a friend's.
    button phone | Call us | tel:+15550100
  `,
})
