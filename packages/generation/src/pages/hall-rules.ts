import { definePage } from './page.ts'

export const hallRules = definePage({
  id: 'hall-rules',
  said: 'rules, pool rules, bathing rules, climbing rules, hall rules, safety rules, rules and safety, gym rules',
  unless: /rules of the game/i,
  within: /\b(?:swim\w*|pools?|lido|climb\w*|bouldering|trampoline|ice rink|sauna|gym)\b/i,
  name: 'Rules',
  icon: 'shield',
  line: "Short, and for everybody's sake",
  content: `
    rows Please
    - drop | Shower first | Without it the water suffers
    - shoe | Shoes | Only clean ones, and none at the edge
    - users | Children | Under eight with somebody grown-up
    - bottle | Glass | Stays outside
    - camera | Pictures | Only of those who agree
    steps If something happens
    - Call somebody in a red shirt
    - Do not move whoever is hurt
    - Clear the way to the door
    button phone | Call the desk | tel:+15550100
  `,
})
