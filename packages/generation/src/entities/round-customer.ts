import { defineEntity } from '../entity.ts'

/** Somebody one comes to again and again. */
export const roundCustomer = defineEntity({
  id: 'round-customer',
  one: 'Customer',
  many: 'Customers',
  words: 'round customer, regular customer',
  icon: 'home',
  groups: 'Due, This month, Owes',
  fields: `
    Name | text | Vogt
    Street and number | text | Linden lane 4
    What | text | All windows, back door glass
    Every | choice | 4 weeks | 2 weeks, 4 weeks, 6 weeks, 8 weeks
    Price | money | € 24.00
    Last done | date | Thu 22 Oct
    Pays | choice | Transfer | Cash, Transfer, Standing order
    Phone | phone | +49 151 2048
    Note | long | Side gate 2580, the dog is friendly`,
  samples: `
    icon | title | subtitle | value | badge | tone
    home | Linden lane 4, Vogt | Every 4 weeks, last 22 October | € 24 | Due today | warning
    home | Linden lane 6, Osei | Every 4 weeks, front only | € 15 | Due today | warning
    home | Linden lane 11, Rey | Every 8 weeks, conservatory | € 48 | Due today | warning
    building | Mill street 2, Harbour Deli | Every 2 weeks, before nine | € 18 | Done Tuesday | success
    home | Mill street 9, Haddad | Every 4 weeks, owes two times | € 44 | Owes | danger
    home | Station road 3, Chen | Every 4 weeks, new since May | € 22 | 3 December | neutral`,
  about:
    'All windows and the glass of the back door. Side gate 2580; the dog is friendly, the cat must stay in.',
  facts: '€ 24 | Price\n4 weeks | Every\n22 Oct | Last',
  figures: '14 | Today\n€ 312 | Today’s work\n€ 118 | Owed',
  hero: 'Next, 9:10 | Linden lane 6, Osei | Front only, ring first | Open customer',
  tip: 'Three customers owe € 118 | Haddad has not paid twice',
  trend: 'Earned a week | € 1,284 | +€ 64',
  data: [1090, 1140, 1125, 1180, 1210, 1220, 1284],
  labels: ['41', '42', '43', '44', '45', '46', '47'],
  add: 'Add customer',
  use: 'Mark as done',
})
