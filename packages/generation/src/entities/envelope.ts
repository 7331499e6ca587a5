import { defineEntity } from '../entity.ts'

export const envelope = defineEntity({
  id: 'envelope',
  words: 'envelope, sinking fund',
  icon: 'wallet',
  groups: 'Monthly, Saving, Fun',
  fields: `
    Envelope | choice | Groceries | Groceries, Rent, Fun, Car
    Amount | money | € 24.80
    Date | date | Thu 19 Nov
    What for | text | Market, vegetables
    Move rest to | choice | Next month | Next month, Saving`,
  samples: `
    icon | title | subtitle | value | progress | tone
    cart | Groceries | € 212 of € 300 spent | € 88 | 71 | success
    home | Rent | Paid on 1 November | € 0 | 100 | neutral
    smile | Fun | € 41 of € 80 spent | € 39 | 51 | primary
    car | Car | € 96 of € 120 spent | € 24 | 80 | warning
    gift | Presents | For December | € 170 | 15 | accent
    plane | Winter trip | 4 months to go | € 480 | 60 | success`,
  about: 'Eighty-eight of three hundred left for eleven days, eight euros a day. The market was the largest.',
  facts: '€ 88 | Left\n€ 300 | Filled\n11 | Days',
  figures: '€ 801 | Left in all\n€ 349 | Spent\n6 | Envelopes',
  hero: '11 days to go | Groceries: € 88 left | That is eight euros a day | Add spending',
  tip: 'Fun is on track | Car runs low, move 20 from presents?',
  trend: 'Left this month | € 801 | −38',
  add: 'Add spending',
  use: 'Move money',
})
