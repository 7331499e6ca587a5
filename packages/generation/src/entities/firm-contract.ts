import { defineEntity } from '../entity.ts'

/** What a firm has agreed with others, and until when. */
export const firmContract = defineEntity({
  id: 'firm-contract',
  one: 'Contract',
  many: 'Contracts',
  words: 'contract of a firm',
  icon: 'file',
  groups: 'Running, Expiring, In approval, Ended',
  fields: `
    Partner | text | Lumen Trade
    Kind | choice | Supply | Supply, Lease, Service, Licence, Employment
    Begins | date | Sun 1 Mar
    Ends | date | Thu 31 Dec
    Notice | text | 3 months
    Responsible | person | Iris Chen
    Value a year | money | € 24,000
    Document | text | supply-2026.pdf`,
  samples: `
    icon | title | subtitle | value | badge | tone
    file | Supply, Lumen Trade | Ends 31 Dec, notice until 30 Nov | € 24,000 | Expiring | danger
    building | Lease, Mill street 12 | Until 2029, Omar Haddad | € 38,400 | Running | success
    repeat | Software, Paperhand | Renews on 1 February | € 6,900 | Renews | warning
    edit | Service, Osei lifts | Waits for two signatures | € 4,200 | In approval | primary
    car | Leasing, 4 vans | Until June 2027, Kim Osei | € 21,600 | Running | success
    file | Licence, Studio Lund | Ended on 31 October | € 1,800 | Ended | neutral`,
  about: 'Renews for a year unless ended by 30 November. Prices rise by three percent in January.',
  facts: '31 Dec | Ends\n3 months | Notice\n€ 24,000 | A year',
  figures: '128 | Contracts\n4 | Expire soon\n2 | In approval',
  hero: 'Notice until 30 November | Supply, Lumen Trade | Ends on 31 December | Decide',
  tip: 'Four contracts end within three months | Lumen Trade first',
  trend: 'Value a year | € 412k | +3 %',
  notices: `
    Notice until 30 November | Supply, Lumen Trade, ends 31 December | warning
    Renews on 1 February | Software, Paperhand, € 6,900 | repeat
    Waits for your signature | Service, Osei lifts | edit`,
  add: 'Add contract',
  use: 'Renew',
})
