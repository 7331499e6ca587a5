import { defineEntity } from '../entity.ts'

/** What a firm orders of a supplier. */
export const purchaseOrder = defineEntity({
  id: 'purchase-order',
  one: 'Purchase order',
  many: 'Purchase orders',
  words: 'purchase order, supplier order',
  icon: 'truck',
  groups: 'Draft, Ordered, On the way, Received',
  fields: `
    Supplier | choice | Lindner and sons | Lindner and sons, Harbour Supply, Norrgard Trade
    Items | long | 12 of the first, 4 of the second
    Total | money | € 248.00
    Ordered on | date | Tue 17 Nov
    Expected | date | Fri 20 Nov
    Approved by | person | Iris Chen`,
  samples: `
    icon | title | subtitle | value | badge | tone
    truck | PO-118, Lindner and sons | 6 items, expected on Friday | € 248 | On the way | primary
    truck | PO-117, Harbour Supply | 2 items, expected on Monday | € 96 | Ordered | warning
    file | PO-119, Norrgard Trade | 4 items, waits for Iris | € 312 | Draft | neutral
    check | PO-116, Lindner and sons | 8 items, complete | € 402 | Received | success
    check | PO-115, Mill Packaging | 1 missing, noted | € 64 | Received | success`,
  about: 'Ordered on Tuesday by Omar, approved by Iris. The delivery note is compared when it comes.',
  facts: '€ 248 | Total\n6 | Items\nFri | Expected',
  figures: '3 | Open\n€ 656 | On order',
  hero: 'Expected on Friday | PO-118, Lindner and sons | 6 items, € 248 | See order',
  tip: 'One order waits for approval | PO-119, € 312',
  trend: 'Ordered this month | € 1,122 | +6 %',
  add: 'New order',
  use: 'Mark as received',
})
