import { defineEntity } from '../entity.ts'

export const delayClaim = defineEntity({
  id: 'delay-claim',
  one: 'Claim',
  many: 'Claims',
  words: 'delay claim, compensation claim, train delay',
  icon: 'file',
  groups: 'To send, Sent, Paid',
  fields: `
    Train or flight | text | IC 218 to Ghent
    Date | date | Tue 17 Nov
    Minutes late | number | 74
    Ticket price | money | € 48.00
    Reason | choice | Signal fault | Signal fault, Weather, Cancelled, Missed connection
    Ticket | photo | ticket
    Pay to | text | DE02 1203 0000 0000 2020 51`,
  samples: `
    icon | title | subtitle | value | badge | tone
    train | IC 218 to Ghent | Tue 17 Nov, 74 minutes late | € 12.00 | To send | warning
    train | NJ 402 to Lisbon | 8 Nov, 132 minutes late | € 44.50 | Sent | primary
    plane | KW 418 to Lisbon | 24 Oct, cancelled | € 250.00 | Sent | primary
    train | RE 4 to Harbour town | 12 Oct, missed connection | € 8.40 | Paid | success
    train | IC 220 to Linden | 2 Sep, 66 minutes late | € 9.75 | Refused | danger`,
  about:
    'Seventy-four minutes late at Ghent: a quarter of the price comes back. The form is filled in, only your signature is missing.',
  facts: '74 min | Late\n25 % | Back\n€ 12.00 | Refund',
  figures: '€ 324.65 | Claimed\n€ 8.40 | Paid\n1 | To send',
  hero: 'Ready to send | IC 218 to Ghent | 74 minutes late, € 12.00 back | Send form',
  tip: '€ 294.50 are on the way | The airline has until 5 December',
  trend: 'Paid back this year | € 118 | +€ 8',
  add: 'New claim',
  use: 'Send form',
})
