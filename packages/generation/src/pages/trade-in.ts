import { definePage } from './page.ts'

export const tradeIn = definePage({
  id: 'trade-in',
  said: 'trade-in value, trade in value, trade-in, trade in, trade-in calculator, sell your car, sell my car, value my car, car valuation, vehicle valuation, part exchange',
  within: /\b(?:cars?|dealer\w*|bikes?|motorcycles?|vehicles?|vans?|garage)\b/i,
  name: 'Trade-in',
  icon: 'car',
  line: 'An offer in one minute',
  content: `
    fields
    - Make and model | text | Norrgard Compact
    - Year | number | 2019
    - Kilometres | text | 61,000
    - State | choice | Good | Like new, Good, Used, Damaged
    - Photo | photo |
    hero € 8,400 to € 9,100 | What we would pay for it today.
    switches What it has
    - Service book
    - Second set of tyres
    button check | Ask for firm offer
  `,
})
