import { defineEntity } from '../entity.ts'

/** Tickets a family wants. */
export const showOrder = defineEntity({
  id: 'show-order',
  one: 'Order',
  many: 'Orders',
  words: 'recital ticket order, ticket order',
  icon: 'ticket',
  groups: 'New, Paid, Fetched',
  fields: `
    Family | text | Berg
    Tickets | number | 4
    Performance | choice | Saturday, 17:00 | Saturday 17:00, Sunday 11:00
    Price | money | € 48.00
    Paid | switch | yes
    Wishes | long | Grandma in a wheelchair, at the aisle`,
  samples: `
    icon | title | subtitle | value | badge | tone
    ticket | Berg, 4 tickets | Saturday, one wheelchair at the aisle | € 48 | Paid | success
    ticket | Rahman, 6 tickets | Sunday | € 72 | Paid | success
    ticket | Weber, 2 tickets | Saturday | € 24 | Open | warning
    ticket | Almeida, 5 tickets | Saturday, row 3 if possible | € 60 | New | primary
    ticket | Lind, 3 tickets | Sunday | € 36 | Fetched | neutral`,
  about: 'Row 6, 12 to 15, one place at the aisle for a wheelchair.',
  facts: '4 | Tickets\n€ 48 | Paid\nRow 6 | Seats',
  figures: '214 | Tickets | +20\n86 | Still free\n€ 96 | Open',
  hero: 'New | Almeida would like five | Saturday, row 3 if possible | Open order',
  tip: 'Sunday has more room | 61 seats are free',
  trend: 'Tickets a week | 74 | +20',
  add: 'Order tickets',
  use: 'Mark as paid',
})
