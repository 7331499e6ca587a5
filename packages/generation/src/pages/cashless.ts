import { definePage } from './page.ts'

export const cashless = definePage({
  id: 'cashless',
  said: 'cashless payment, cashless payments, wristband top up, wristband topup, top up wristband, cashless wristband, top-up, topping up, festival wristband, cashless top up, balance top up, top up balance, top up card, prepaid balance',
  within: /\b(?:festival|canteen|campus|fair|club|pool|ski|school|arena|laundry)\b/i,
  name: 'Balance',
  icon: 'wallet',
  line: '€ 24.60 on your band',
  content: `
    hero € 24.60 | On the band 4182
    chips Top up | € 10, € 20, € 50
    timeline Today
    - Noodles | 13:12, € 8.40
    - Lemonade | 12:40, € 3.00
    - Topped up | 11:02, € 36.00
    switches When it ends
    - Send the rest back
    - Auto top-up below € 5
    button card | Top up € 20
  `,
})
