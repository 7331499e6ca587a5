import { defineEntity } from '../entity.ts'

/** What a customer has booked for months or years. */
export const serviceContract = defineEntity({
  id: 'service-contract',
  one: 'Contract',
  many: 'Contracts',
  words: 'service contract of a customer',
  icon: 'file',
  groups: 'Running, Ending',
  fields: `
    Customer | text | Norrgard Studio
    Service | text | Office, every evening
    Price a month | money | € 680
    Until | date | Thu 31 Dec
    Notice | text | 3 months`,
  samples: `
    icon | title | subtitle | value | badge | tone
    file | Norrgard Studio | Office, every evening | € 680 | Running | success
    file | Harbour Dental | Practice, five times a week | € 540 | Running | success
    warning | Old Mint Hotel | Windows, monthly, until 31 December | € 420 | Ending | warning
    file | Town hall | Stairs and hall, twice a week | € 390 | Running | success`,
  about: 'Every evening except Saturday, with material. Ends on 31 December unless it is renewed.',
  facts: '€ 680 | A month\n22 | Visits\n2024 | Since',
  figures: '18 | Running\n€ 9,240 | A month',
  hero: 'Ends on 31 December | Old Mint Hotel | Windows, € 420 | Renew',
  tip: 'One contract ends soon | Old Mint Hotel',
  trend: 'A month | € 9,240 | +4 %',
  add: 'Add contract',
  use: 'Renew',
})
