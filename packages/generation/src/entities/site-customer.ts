import { defineEntity } from '../entity.ts'

/** Who has units on hire. */
export const siteCustomer = defineEntity({
  id: 'site-customer',
  one: 'Customer',
  many: 'Customers',
  words: 'hire customer',
  icon: 'users',
  groups: 'All, Sites, Events',
  fields: `
    Name | text | Haddad Build
    Contact | person | Omar Haddad
    Phone | phone | +49 151 0000 4210
    Units | number | 14
    Open | money | € 336.00`,
  samples: `
    icon | title | subtitle | value
    building | Haddad Build | Five sites | 14 units
    music | Advent market | Until 23 December | 8 units
    tools | Town sewer works | Harbour road | 6 units
    flag | Mill Football Club | All year | 2 units
    home | Lea Brandt | Garden party, one weekend | 1 unit`,
  about: 'Five building sites this autumn. Calls when a crane is moved; bills on the first.',
  facts: '14 | Units\n5 | Sites\n€ 336 | Open',
  figures: '24 | Customers\n64 | Units\n€ 1,120 | Open',
  hero: 'New | Lea Brandt asks for one | Garden party on Saturday | Place unit',
  tip: 'Bills go out on Tuesday | 24 customers',
  add: 'Add customer',
  use: 'See units',
})
