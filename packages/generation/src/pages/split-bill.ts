import { definePage } from './page.ts'

export const splitBill = definePage({
  id: 'split-bill',
  said: 'split bill, split the bill, bill splitting, split payment',
  unless: /^(?:an? )?(?:bill|expense)/i,
  within: /\b(?:restaurant|caf[eé]|bistro|bar|pub|pizz\w+|diner|sushi|order)\b/i,
  name: 'Split bill',
  icon: 'users',
  line: '€ 68.40 for four',
  content: `
    hero € 17.10 each | € 68.40 for four people
    people Who had what
    - Ana | Burger, lemonade | € 16.30
    - Omar | Pasta, wine | € 21.80
    - Lea | Salad, water | € 12.40
    - Kim | Trout, wine | € 17.90
    chips How | The same for all, By what one had
    fields
    - Tip in percent | choice | 10 | 0, 5, 10, 15
    button card | Pay my share
  `,
})
