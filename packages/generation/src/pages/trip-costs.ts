import { definePage } from './page.ts'

export const tripCosts = definePage({
  id: 'trip-costs',
  said: 'split costs, shared costs, share costs, split expenses, group expenses, trip costs, shared expenses, who paid what, split bills',
  unless: /\b(?:taxi|carpool|business|company|agency)\b/i,
  within: /\b(?:trips?|travel\w*|holiday|vacation|weekend away|getaway|festival)\b/i,
  name: 'Costs',
  icon: 'wallet',
  line: 'You get € 86.40',
  shownBy: 'shared-cost cost-sharer',
  content: `
    stats So far
    - € 612 | Together
    - € 86.40 | You get
    people How it stands
    - You | Paid € 290.00 | +€ 86.40
    - Kim | Paid € 241.00 | +€ 37.40
    - Omar | Paid € 81.00 | −€ 122.60
    rows Paid
    - bed | Casa Azul, two nights | You, for three | € 230
    - fork | Fish at the market | Kim, for three | € 61
    - train | Train to Faro | Kim, for three | € 180
    - car | Taxi to the ferry | Omar, for three | € 81
    - wine | Wine for the roof | You, for three | € 60
    button plus | Add cost
  `,
})
