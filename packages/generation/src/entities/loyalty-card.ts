import { defineEntity } from '../entity.ts'

export const loyaltyCard = defineEntity({
  id: 'loyalty-card',
  one: 'Card',
  many: 'Cards',
  words: 'loyalty card, stamp card, gift card, member card, coupon, voucher, ticket wallet',
  icon: 'card',
  groups: 'Shops, Travel, Clubs',
  fields: `
    Shop | text | Linden Market
    Number | text | 4081 0917 22
    Kind | choice | Barcode | Barcode, QR code, Number
    Valid until | date | 31 Dec 2027
    Note | long | Ten percent on Wednesdays`,
  samples: `
    icon | title | subtitle | value | tone
    cart | Linden Market | 4081 0917 22 | 418 pt | success
    coffee | Mill Café | Seven of ten stamps | 7 of 10 | warning
    train | Harbour lines | Yearly pass, zone 3 | Gold | primary
    dumbbell | Mill Street Gym | Member 0417 | Active | accent
    book | City library | 40917 | Valid | neutral
    scissors | Salon Iris | Gift card, € 40 | € 40 | danger`,
  about: 'Ten percent on Wednesdays. Hold the code to the reader; the screen turns bright by itself.',
  facts: '418 | Points\n2027 | Until\n10 % | Wed',
  figures: '14 | Cards\n418 | Points\n€ 40 | Gift cards',
  hero: 'You are near | Linden Market | Ten percent today | Show code',
  tip: 'Three more stamps | Then a coffee is free',
  add: 'Add card',
  use: 'Show code',
})
