import { defineEntity } from '../entity.ts'

/** An appointment in front of the mirror. */
export const bridalFitting = defineEntity({
  id: 'bridal-fitting',
  one: 'Fitting',
  many: 'Fittings',
  words: 'bridal fitting, dress fitting',
  icon: 'calendar',
  groups: 'Today, This week, First',
  fields: `
    Bride | choice | Iris Chen | Iris Chen, Noor Rahman, Hana Sato
    Date | date | Thu 19 Nov
    From | time | 14:00
    Kind | choice | Second fitting | First visit, Second fitting, Fetch
    Comes with | number | 2
    Notes | long | Bring the shoes`,
  samples: `
    avatar | title | subtitle | time
    Noor Rahman | Noor, first visit | Two hours, comes with her sister | 10:00
    Iris Chen | Iris, second fitting | Hem and left shoulder, bring the shoes | 14:00
    Sofia Almeida | Sofia, first visit | Comes with two, likes plain satin | 15:30
    Hana Sato | Hana, fetches | Pressed, in the long bag | 17:30`,
  about: 'Hem by two centimetres, the left shoulder a little. Forty minutes in the big room.',
  facts: '14:00 | From\n40 min | Long\n2 | Come along',
  figures: '4 | Today\n5 | This week\n2 | First visits',
  hero: 'Next, 14:00 | Iris, second fitting | Hem and left shoulder | Open',
  tip: 'Friday is free from three | One more fits in',
  add: 'Book a fitting',
  use: 'Mark as come',
})
