import { defineEntity } from '../entity.ts'

/** A party or an evening with all that belongs to it. */
export const playPackage = defineEntity({
  id: 'play-package',
  one: 'Package',
  many: 'Packages',
  words: 'birthday package, party package, group package',
  icon: 'gift',
  groups: 'Kids, Grown-ups, Firms',
  fields: `
    Name | text | Birthday with pizza
    People | number | 8
    Hours | number | 2
    Price | money | € 14.00
    Day | date | Sat 12 Dec
    Wishes | long | One eats no cheese`,
  samples: `
    image | title | subtitle | value
    pizza | Birthday with pizza | Two hours, shoes, drinks, from 6 children | € 14 each
    birthday cake | Birthday with cake | 90 minutes, ice cream, small gift | € 12 each
    burger | Night out | Two hours, burger, first round | € 26 each
    trophy | Office cup | Three lanes, trophy, finger food | € 32 each
    table | Party room only | Two hours, bring your own cake | € 40`,
  about:
    'Two hours with shoes and drinks, then pizza at the table by the lanes. The birthday child plays for nothing.',
  facts: '€ 14 | Each\n2 h | Long\n6 | From',
  figures: '5 | Packages\n€ 14 | Each\n3 | Saturdays free',
  hero: 'Most booked | Birthday with pizza | Saturday afternoons are free from 12 December | Ask for a day',
  tip: 'The birthday child is our guest | From six children on',
  trend: 'Parties a week | 9 | +2',
  add: 'Book package',
  use: 'Ask for a day',
  price: '€ 14 | each',
})
