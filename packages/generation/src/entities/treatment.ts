import { defineEntity } from '../entity.ts'

export const treatment = defineEntity({
  id: 'treatment',
  words: 'treatment, haircut, hair salon, massage, manicure, salon, barber, beauty service',
  icon: 'scissors',
  groups: 'Hair, Colour, Beard, Care',
  fields: `
    Stylist | person | Hana Sato
    Length | text | 45 min
    Date | date | Tue 24 Nov
    Time | time | 14:00
    Wishes | long | Only a little off the sides`,
  samples: `
    image | title | subtitle | overline | value | rating | meta
    hair | Cut and wash | With Hana or Jonas | 45 min | € 48 | 4.9 | 312 visits
    hair person | Colour, soft | Plant colours, no ammonia | 1 h 50 | € 96 | 4.8 | 140 visits
    massage | Head massage | Warm oil, dim light | 30 min | € 32 | 4.9 | 98 visits
    barber | Beard and contour | Hot towel included | 30 min | € 28 | 4.7 | 204 visits
    skincare | Care for dry hair | Oat, honey and time | 40 min | € 39 | 4.6 | 77 visits
    hair person | Wedding styling | Trial and the day itself | 2 h | € 160 | 5.0 | 21 visits`,
  about: 'We talk first, then cut dry, wash, and look again. Coffee and silence are both on the house.',
  facts: '45 min | Length\n4.9 | Rating\n€ 48 | Price',
  figures: '2 | Bookings ahead\n11 | Visits\n9 | Points to a free cut',
  hero: 'Free today, 17:30 | Cut and wash | Hana has a chair at half past five | Book it',
  tip: 'Tuesday 24 November, 14:00 | Cut and wash with Hana, 45 minutes',
  use: 'Choose time',
  price: '€ 48 | 45 minutes',
})
