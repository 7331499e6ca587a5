import { defineEntity } from '../entity.ts'

/** What a customer of the round has paid or owes. */
export const roundDebt = defineEntity({
  id: 'round-debt',
  one: 'Payment',
  many: 'Payments',
  words: 'round payment, owed for the round',
  icon: 'wallet',
  groups: 'Owed, Paid',
  fields: `
    Customer | text | Mill street 9, Haddad
    Amount | money | € 44.00
    For | text | 24 September and 22 October
    Way | choice | Cash | Cash, Transfer, Standing order
    Paid on | date | Thu 19 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    wallet | Mill street 9, Haddad | Two times, since 24 September | € 44 | Owed | danger
    wallet | Linden lane 11, Rey | Once, pays on Friday | € 48 | Owed | warning
    wallet | Mill street 15, Petrova | Once, letter in the box | € 26 | Owed | warning
    wallet | Linden lane 4, Vogt | Transfer yesterday | € 24 | Paid | success
    wallet | Harbour Deli | Cash on Tuesday | € 18 | Paid | success`,
  about: 'Two cleanings, September and October. Asked twice; she pays at the end of the month.',
  facts: '€ 44 | Owed\n2 | Times\n8 weeks | Since',
  figures: '€ 118 | Owed\n3 | Customers\n€ 194 | Paid this week',
  hero: 'Owed since September | Mill street 9, Haddad | € 44 for two times | Remind',
  trend: 'Owed | € 118 | −€ 42',
  add: 'Add payment',
  use: 'Mark as paid',
})
