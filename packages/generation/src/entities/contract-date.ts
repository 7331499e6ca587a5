import { defineEntity } from '../entity.ts'

/** The day a contract ends, renews or can be ended. */
export const contractDate = defineEntity({
  id: 'contract-date',
  one: 'Date',
  many: 'Renewals',
  words: 'date of a contract',
  icon: 'calendar',
  groups: 'This month, Next three months, Later',
  fields: `
    Contract | text | Supply, Lumen Trade
    What | choice | Notice | Notice, Renewal, End, Price change
    Date | date | Mon 30 Nov
    Responsible | person | Iris Chen
    Decision | choice | Open | Open, Renew, End, New talks`,
  samples: `
    icon | title | subtitle | value | badge | tone
    warning | Notice, Lumen Trade | Iris Chen, ends 31 December | 30 Nov | In 11 days | danger
    repeat | Renewal, Paperhand | Kim Osei, € 6,900 a year | 1 Feb | Open | warning
    trend | Price change, cleaning | Omar Haddad, plus 4 % | 1 Jan | Open | warning
    calendar | End, van leasing 2 | Kim Osei, return or buy | 28 Feb | New talks | primary
    check | Renewal, insurance | Decided, one year more | 1 Dec | Renewed | success`,
  about: 'Without notice it runs a year longer. Iris has asked two others for their prices.',
  facts: '11 days | Left\n€ 24,000 | A year\n2 | Other offers',
  figures: '3 | Open\n1 | This month',
  hero: 'In eleven days | Notice, Lumen Trade | Iris Chen decides | Decide',
  tip: 'Three decisions are open | Lumen Trade until 30 November',
  trend: 'Decided in time | 96 % | +2',
  add: 'Add date',
  use: 'Decide',
})
