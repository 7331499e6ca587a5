import { defineEntity } from '../entity.ts'

/** What was in a till and what should have been. */
export const cashCount = defineEntity({
  id: 'cash-count',
  one: 'Count',
  many: 'Cash differences',
  words: 'cash count of a store',
  icon: 'wallet',
  groups: 'Differences, Fine',
  fields: `
    Store | text | Harbour road
    Should be | money | € 1,284.40
    Counted | money | € 1,282.00
    By | person | Omar Haddad
    Remark | long | Change given twice`,
  samples: `
    icon | title | subtitle | value | badge | tone
    warning | Harbour road, today | Omar, early shift | −€ 2.40 | Small | warning
    check | Station square, today | Kim, early shift | € 0.00 | Fine | success
    warning | North gate, yesterday | Ana, late shift | −€ 48.00 | To check | danger
    check | Linden bridge, yesterday | Tomás, late shift | + € 0.50 | Fine | success`,
  about: 'Counted twice at the end of the shift. The safe was opened at 21:40.',
  facts: '−€ 48 | Difference\n€ 962 | Counted\nAna | By',
  figures: '−€ 49.90 | This week\n1 | To check',
  hero: 'To check | North gate, yesterday | € 48 are missing | See count',
  tip: 'One difference is large | North gate, late shift',
  trend: 'Differences a month | −€ 112 | −€ 20',
  add: 'Count cash',
  use: 'Note a reason',
})
