import { defineEntity } from '../entity.ts'

/** What one person pays of a bill. */
export const billShare = defineEntity({
  id: 'bill-share',
  one: 'Person',
  many: 'People',
  words: 'total per person, share of the bill',
  icon: 'user',
  groups: 'Open, Paid',
  fields: `
    Name | person | Ana Petrova
    Share | money | € 30.69
    Paid | switch | on`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Ana Petrova | Ana | Pasta, wine, half a tiramisu | € 30.69 | Paid | success
    Omar Haddad | Omar | Pizza, wine | € 23.98 | Open | warning
    Kim Osei | Kim | Salad, wine, half a tiramisu | € 24.86 | Open | warning`,
  about: 'Pasta, a third of the wine, half a tiramisu, and ten percent for the tip.',
  facts: '€ 27.90 | Had\n€ 2.79 | Tip',
  figures: '€ 79.53 | Divided\n€ 2.64 | Still open',
  tip: 'Two have not paid yet | Omar and Kim, € 48.84 together',
  add: 'Add person',
  use: 'Ask for the money',
})
