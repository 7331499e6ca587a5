import { defineEntity } from '../entity.ts'

/** What one of the team paid, waiting for a yes or no. */
export const submittedClaim = defineEntity({
  id: 'submitted-claim',
  one: 'Claim to approve',
  many: 'Claims to approve',
  words: 'claim to approve, expense approval',
  icon: 'check',
  groups: 'Waiting, Approved, Rejected',
  fields: `
    From | person | Omar Haddad
    Amount | money | € 84.00
    Project | text | Norrgard launch
    Receipt | photo | receipt
    Decision | choice | Approve | Approve, Reject, Ask back
    Reason | long | Within the limit`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Omar | Omar Haddad | Train to Lyon, Norrgard launch | € 84 | Waiting | warning
    Lea | Lea Brandt | Dinner with Harbour office, 3 people | € 112 | Waiting | warning
    Kim | Kim Osei | Cables and adapter, office | € 31 | Waiting | warning
    Ana | Ana Petrova | 68 km by own car | € 20 | Approved | success
    Tomas | Tomás Rey | Hotel, two nights | € 268 | Rejected | danger`,
  about: 'Second class, there and back on Tuesday. The receipt is readable and the project is right.',
  facts: '€ 84 | Amount\n1 | Receipt\n2 days | Waiting',
  figures: '3 | Waiting\n€ 227 | To approve',
  hero: 'Waits for you | Omar Haddad, € 84 | Train to Lyon, one receipt | Approve',
  tip: 'Three claims wait for you | The oldest since Tuesday',
  trend: 'Approved this month | € 1,840 | +€ 210',
  add: 'Ask back',
  use: 'Approve',
  next: 'Reject',
})
