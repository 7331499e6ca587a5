import { definePage } from './page.ts'

export const giftCards = definePage({
  id: 'gift-cards',
  said: 'gift cards, gift card, gift vouchers, gift voucher, gift certificates, buy gift card, send gift card',
  name: 'Gift cards',
  icon: 'gift',
  line: 'Sent by mail, valid for three years',
  content: `
    hero Give a good hour | It comes by mail with your own words, today or on the day itself.
    chips Amount | € 20, € 35, € 50, € 100
    fields
    - For | person | Hana Sato
    - Her or his email | email |
    - Your words | long | Have a lovely day, from all of us
    - Send on | date | Sat 21 Nov
    button gift | Buy gift card
  `,
})
