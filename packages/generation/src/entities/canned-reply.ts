import { defineEntity } from '../entity.ts'

/** A reply that is written once and sent often. */
export const cannedReply = defineEntity({
  id: 'canned-reply',
  one: 'Reply',
  many: 'Replies',
  words: 'canned reply',
  icon: 'chat',
  groups: 'Orders, Account, Payment',
  fields: `
    Name | text | Return label
    Text | long | Here is your label; drop the parcel at any shop
    Used | number | 84
    Topic | choice | Orders | Orders, Account, Payment`,
  samples: `
    icon | title | subtitle | badge | tone
    chat | Return label | Used 84 times this month | Orders | primary
    chat | Password reset | Used 61 times | Account | primary
    chat | Charged twice | Used 22 times | Payment | warning
    chat | Delay, sorry | Used 48 times | Orders | primary
    chat | Thank you and bye | Used 120 times | All | neutral`,
  about: 'Three sentences with the name of the customer and the link to the label.',
  facts: '84 | Used\n4.6 | Rating\n3 | Sentences',
  figures: '12 | Replies\n335 | Used',
  hero: 'Used most | Thank you and bye | 120 times | Edit',
  tip: 'Twelve replies save an hour a day | Used 335 times',
  trend: 'Used a month | 335 | +14',
  add: 'Add reply',
  use: 'Use it',
})
