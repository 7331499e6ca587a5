import { definePage } from './page.ts'

export const stampCard = definePage({
  id: 'stamp-card',
  said: 'loyalty card, stamp card, stamps, loyalty stamps, loyalty program, loyalty programme, punch card, collect stamps, bonus card, stamp collection, reward card, loyalty system, earn free drink, earn a free drink, free drink, free coffee, earn free coffee, earn stamps, every tenth free, earn points for drinks',
  unless:
    /\bpostage|philatel|passport stamps?|stamp (?:collector|album|catalog)|loyalty cards\b|all my|store cards/i,
  name: 'Stamp card',
  icon: 'gift',
  line: 'Three more and one is free',
  shownBy: 'loyalty-card',
  content: `
    hero Seven of ten stamps | Three more, and the next one is on us.
    tiles My card
    - check | 1
    - check | 2
    - check | 3
    - check | 4
    - check | 5
    - check | 6
    - check | 7
    - gift | 8
    - gift | 9
    - gift | Free
    code KW-4182-19 | Show it at the till
    timeline Lately
    - Stamp 7 | Today, 9:12
    - Stamp 6 | Mon 16 Nov
    - One for free | Thu 29 Oct
  `,
})
