import { defineEntity } from '../entity.ts'

export const creditCustomer = defineEntity({
  id: 'credit-customer',
  one: 'Customer on credit',
  many: 'Customers on credit',
  words: 'customer on credit, credit customer',
  icon: 'users',
  groups: 'Open, Due, Paid',
  fields: `
    Name | text | Clara Vogt
    Phone | phone | +49 151 2048
    Owes | money | € 18.00
    Due | date | Fri 27 Nov
    Note | long | Pays every Friday`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Clara | Clara Vogt | Since Tuesday | € 18.00 | Open | warning
    Omar | Omar Haddad | Due on Friday | € 9.50 | Due | danger
    Priya | Priya Nair | Since 9 November | € 14.50 | Open | warning
    Elias | Elias Lund | Paid yesterday | € 0 | Paid | success
    Iris | Iris Chen | Paid on Monday | € 0 | Paid | success`,
  about: 'Buys every morning and pays on Fridays. Never late so far.',
  facts: '€ 18.00 | Owes\nFri | Due\n12 | Visits',
  figures: '€ 42 | On credit\n3 | Customers\n1 | Due',
  hero: 'Due on Friday | Omar Haddad | € 9.50 since last week | Remind',
  trend: 'On credit | € 42 | −€ 12',
  add: 'Add customer',
  use: 'Remind',
})
