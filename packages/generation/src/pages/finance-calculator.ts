import { definePage } from './page.ts'

export const financeCalculator = definePage({
  id: 'finance-calculator',
  said: 'finance calculator, financing calculator, loan calculator, leasing calculator, lease calculator, financing options, financing, finance options, instalment calculator, installment calculator, monthly rate calculator, payment calculator, leasing',
  within:
    /\b(?:cars?|dealer\w*|motorcycles?|vehicles?|vans?|caravans?|boats?|furniture|bikes?|shop|showroom|solar|kitchens?)\b/i,
  name: 'Finance',
  icon: 'wallet',
  line: 'From € 249 a month',
  content: `
    hero € 249 a month | € 18,400, paid back until November 2030
    fields
    - Price | money | € 18,400
    - Paid at once | money | € 4,000
    - Months | choice | 48 | 24, 36, 48, 60
    - Interest in percent | text | 3.9
    rows In all
    - wallet | Interest | Over four years | € 1,190
    - wallet | Last rate | Or you give it back | € 4,600
    - wallet | Together | | € 19,590
    button send | Ask for an offer
  `,
})
