import { definePage } from './page.ts'

export const vouchers = definePage({
  id: 'vouchers',
  said: 'vouchers, coupons, discount codes, voucher codes, discount coupons, promo codes, my vouchers, special offers, monthly offers, weekly offers, deals and offers, current offers, seasonal offers, promotions, special deals',
  unless:
    /\b(?:coupon|voucher|deal)s? (?:app|finder|site|aggregator)|supermarkets?|grocery (?:deals|offers)|compare/i,
  name: 'Vouchers',
  icon: 'tag',
  line: 'Three for you, one until Sunday',
  shownBy: 'coupon',
  content: `
    rows Ready to use
    - tag | 10 % on everything | Until Sunday 22 November | | New
    - gift | Two for one | Tuesdays, until Christmas
    - tag | € 5 off | From € 30 on
    code HELLO10 | Show it when you pay
    rows Used
    - check | € 3 for a friend | 12 November
    button share | Send to a friend
  `,
})
