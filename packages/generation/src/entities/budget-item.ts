import { defineEntity } from '../entity.ts'

export const budgetItem = defineEntity({
  id: 'budget-item',
  one: 'Cost',
  many: 'Costs',
  words: 'budget item',
  icon: 'wallet',
  groups: 'Planned, Paid, Open',
  fields: `
    What | text | Material
    Planned | money | € 240
    Spent | money | € 96
    Date | date | Thu 19 Nov
    Status | choice | Open | Planned, Open, Paid
    Note | long | Two offers, the second is better`,
  samples: `
    icon | title | subtitle | value
    wallet | Booked in advance | Paid on Monday | € 640
    box | Material | € 240 planned | € 96
    fork | Food and drink | € 300 planned | € 212
    plane | Travel | € 180 planned | € 148
    file | Fees | Due on 3 December | € 54
    tag | Reserve | Untouched | € 200`,
  about: 'A little under plan. Two costs are still open, the larger one is due in December.',
  facts: '€ 1,350 | Planned\n€ 1,150 | Spent\n€ 200 | Left',
  figures: '€ 1,150 | Spent\n€ 200 | Left',
  trend: 'Spent | € 1,150 | +€ 96',
  hero: 'Left | € 200 | Of € 1,350, two costs are open | Add cost',
  tip: '€ 200 left | The next cost is due on 3 December',
  add: 'Add cost',
  use: 'Mark as paid',
})
