import { definePage } from './page.ts'

export const catering = definePage({
  id: 'catering',
  said: 'catering, catering request, catering requests, catering orders, catering order, catering inquiry, event catering, order catering, party platters, catering service',
  unless: /catering (?:company|business|app)|caterers?/i,
  name: 'Catering',
  icon: 'truck',
  line: 'For 10 to 120 people',
  content: `
    hero We come to you | For 10 to 120 people, a week ahead
    chips What | Buffet, Platters, Cake, Drinks
    fields
    - Day | date | Sat 12 Dec
    - People | number | 40
    - Where | place | Mill hall
    - Wishes | long | Half of us eat no meat
    rows From
    - bowl | Buffet | A person | € 18
    - cake | Cakes and coffee | A person | € 9
    button send | Ask for an offer
  `,
})
