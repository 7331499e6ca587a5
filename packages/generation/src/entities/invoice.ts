import { defineEntity } from '../entity.ts'

export const invoice = defineEntity({
  id: 'invoice',
  words: 'invoice, quotation',
  icon: 'receipt',
  groups: 'Open, Paid, Draft',
  fields: `
    Client | person | Norrgard Studio
    Amount | money | € 640
    Date | date | Thu 19 Nov
    Due | date | Thu 3 Dec
    Hours | text | 8 h at € 80
    Notes | long | Layout of the autumn edit`,
  samples: `
    icon | title | subtitle | value | badge | tone
    file | Norrgard Studio | 2026-118, due 3 Dec | € 640 | Open | warning
    file | Harbour Dental | 2026-117, due 28 Nov | € 1,280 | Open | warning
    file | Mill Café | 2026-116, paid Monday | € 320 | Paid | success
    file | Linden School | 2026-115, paid 9 Nov | € 960 | Paid | success
    file | Old Mint Hotel | 2026-114, 4 days late | € 2,400 | Late | danger
    file | Osei and Sons | Draft | € 480 | Draft | neutral`,
  about: 'Eight hours at € 80, layout of the autumn edit. Sent on Thursday, due in fourteen days.',
  facts: '€ 640 | Amount\n8 h | Hours\n14 d | To pay',
  figures: '€ 4,320 | Unpaid | 3 open\n€ 6,180 | This month | +12 %',
  hero: 'Four days late | Old Mint Hotel | 2026-114, € 2,400, a reminder is ready | Send reminder',
  tip: '€ 4,320 is unpaid | Three invoices, one of them late',
  trend: 'Earnings this month | € 6,180 | +12 %',
  add: 'New invoice',
  use: 'Send as PDF',
})
