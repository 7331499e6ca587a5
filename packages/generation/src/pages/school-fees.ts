import { definePage } from './page.ts'

export const schoolFees = definePage({
  id: 'school-fees',
  said: 'school fees, fee payment, pay fees, fees, tuition fees, fee payments, pay tuition, payments of fees, pay school fees, lunch money, pay dues, membership dues, dues, club dues, annual dues',
  unless: /collect(?:s|ing)? (?:the )?(?:fees|dues)|treasurer/i,
  within:
    /\b(?:school|kindergarten|nursery|parents?|students?|club|society|association|academy|union|camp|lodge|church|choir|band|team)\b/i,
  name: 'Payments',
  icon: 'wallet',
  line: 'One open, due on 1 December',
  content: `
    hero € 84 open | Due on 1 December
    rows Open
    - wallet | December | Fee and lunch | € 84
    rows Paid
    - check | November | 2 November | € 84
    - check | Trip to the coast | 18 October | € 45
    - check | October | 1 October | € 84
    chips Pay with | Card, Bank transfer, Cash
    button card | Pay € 84
  `,
})
