import { defineEntity } from '../entity.ts'

/** What was thrown away in a kitchen, and why. */
export const kitchenWaste = defineEntity({
  id: 'kitchen-waste',
  one: 'Waste',
  many: 'Waste log',
  words: 'thrown away food',
  icon: 'trash',
  groups: 'Today, This week',
  fields: `
    What | text | Salad, cut
    Amount | text | 1.2 kg
    Reason | choice | Too much | Too much, Spoiled, Burnt, Returned
    Cost | money | € 6.40
    By | person | Kim Osei`,
  samples: `
    icon | title | subtitle | value | tone
    leaf | Salad, cut | 1.2 kg, too much, Kim | € 6.40 | warning
    fish | Salmon, end pieces | 0.8 kg, for stock | € 9.20 | warning
    flame | Two steaks | Burnt, grill | € 14.00 | danger
    cake | Bread of yesterday | 2.4 kg, to croutons | € 3.10 | success
    drop | Milk | 2 l, past its date | € 2.60 | danger`,
  about: 'Cut for forty, twenty-eight came. The rest goes to the staff meal.',
  facts: '1.2 kg | Amount\n€ 6.40 | Cost\nToo much | Why',
  figures: '€ 35 | This week\n6.8 kg | This week',
  hero: 'Most this week | Two steaks | € 14, burnt | See entry',
  tip: '€ 35 this week | A third because of too much',
  trend: 'Waste a week | € 35 | −€ 12',
  add: 'Log waste',
  use: 'Note a reason',
})
