import { definePage } from './page.ts'

/** The part of whoever brings what others order. */
export const forCouriers = definePage({
  id: 'for-couriers',
  said: 'courier side, courier view, driver side, driver view',
  name: 'For couriers',
  icon: 'truck',
  line: 'Two deliveries are free near you',
  content: `
    switches Today
    - I am on duty
    stats So far
    - € 48 | Today
    - 7 | Delivered
    rows Free near you
    - bag | To Linden lane 4 | 1.8 km, ready at 9:52 | € 6.40 | New
    - bag | To Mill street 14 | 2.4 km, ready at 9:58 | € 7.10 | New
    button check | Accept the first
    timeline On your way
    - Picked up | 9:36
    - To Station road 3 | 0.9 km, bell Osei
    - Hand over | Code 418
  `,
})
