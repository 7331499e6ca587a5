import { definePage } from './page.ts'

export const donateHere = definePage({
  id: 'donate-here',
  said: 'donations, donate, donate online, make donation, make a donation, online donations, online giving, give online, tithes, tithing, tithe, offerings, support us',
  unless: /food|blood|clothes|charit|donat(?:e|ing|ion)s? (?:of|tracker|platform|app)|bag of/i,
  within:
    /\b(?:museum|shelter|club|school|library|zoo|mosque|temple|synagogue|festival|orchestra|theat(?:er|re)|village|choir|fire (?:brigade|department)|community radio|animal|rescue)\b/i,
  shownBy: 'iqamah-time house-service sermon',
  name: 'Donate',
  icon: 'heart',
  line: 'Every amount helps',
  content: `
    hero With € 20 we go on for a day | Thank you, whatever you give.
    chips Amount | € 10, € 20, € 50, € 100
    fields
    - Other amount | money | € 35
    - Your words | long | For the new roof
    switches Gift
    - Every month
    - Send me a receipt
    chips Pay with | Card, Bank transfer
    button heart | Give € 20
  `,
})
