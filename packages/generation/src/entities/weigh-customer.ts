import { defineEntity } from '../entity.ts'

/** Who takes material from the yard, and how much of it this month. */
export const weighCustomer = defineEntity({
  id: 'weigh-customer',
  one: 'Customer',
  many: 'Customers',
  words: 'yard customer',
  icon: 'users',
  groups: 'All, Monthly, Cash',
  fields: `
    Name | text | Haddad Roads
    This month | text | 1,284 t
    Pays | choice | Monthly | Monthly, Cash
    Trucks | number | 6
    Contact | person | Omar Haddad
    Phone | phone | +49 151 0000 4210`,
  samples: `
    icon | title | subtitle | value
    building | Haddad Roads | 6 trucks, pays monthly | 1,284 t
    building | Mill Concrete | 4 trucks, pays monthly | 962 t
    building | Town of Linden | 3 trucks, pays monthly | 418 t
    leaf | Brandt Gardens | 2 trucks, pays monthly | 146 t
    users | Cash customers | 31 trailers | 58 t`,
  about:
    'Gravel for the bypass since September, about fifty tonnes a day. The statement goes out on the last of the month.',
  facts: '1,284 t | This month\n6 | Trucks\n€ 14,120 | Value',
  figures: '2,868 t | This month | +212\n24 | Customers\n€ 31,540 | To bill',
  hero: 'This month | Haddad Roads, 1,284 t | 51 loads of gravel 0/32 | Open statement',
  tip: 'Statements go out on Monday | 24 customers',
  trend: 'Tonnes a week | 1,940 | +120',
  add: 'Add customer',
  use: 'Make statement',
})
