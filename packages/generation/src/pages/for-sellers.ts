import { definePage } from './page.ts'

/** The part of whoever gets ready what others order. */
export const forSellers = definePage({
  id: 'for-sellers',
  said: 'restaurant side, shop side, seller side, vendor side, restaurant dashboard, vendor dashboard, seller dashboard, store dashboard',
  name: 'For sellers',
  icon: 'bag',
  line: 'Two orders wait for an answer',
  content: `
    stats Today
    - 2 | New
    - € 412 | Sales
    - 18 | Orders
    rows New
    - bag | 118, Kim Osei | 3 items, for 10:15 | € 38.60 | New
    - truck | 117, Lea Brandt | 2 items, courier at 10:05 | € 24.00 | New
    button check | Accept the first
    rows In work
    - clock | 116, Omar Haddad | 5 items, for 9:55 | € 61.20 | In work
    - truck | 115, Iris Chen | 1 item, with Tomás | € 14.90 | On the way
    switches Ordering
    - Open for orders
  `,
})
