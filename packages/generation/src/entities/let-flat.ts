import { defineEntity } from '../entity.ts'

export const letFlat = defineEntity({
  id: 'let-flat',
  one: 'Flat',
  many: 'Flats',
  words: 'let flat, rental property, rented flat',
  icon: 'building',
  groups: 'Paid, Open, Empty',
  fields: `
    Address | text | Linden lane 4, second floor
    Tenant | person | Hana Sato
    Rent | money | € 840
    Deposit | money | € 2,520
    Contract since | date | 1 Mar 2024
    Lease ends | date | 28 Feb 2027
    Utilities a month | money | € 160
    Contract as PDF | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    building | Linden lane 4, second floor | Hana Sato, since March 2024 | € 840 | Paid | success
    building | Mill street 12, attic | Omar Haddad, since 2021 | € 620 | Open | warning
    home | Garden house, Old dairy | Empty until 1 December | € 710 | Empty | neutral
    car | Garage 3, Mill street | Jonas Weber | € 75 | Paid | success`,
  about: 'Three rooms, 78 square metres. Rent came on the second, the boiler was serviced in October.',
  facts: '€ 840 | Rent\n€ 2,520 | Deposit\n2024 | Since',
  figures: '€ 1,625 | Received\n€ 620 | Open\n1 | Repair open',
  hero: 'Open since 3 November | Mill street 12, attic | € 620 from Omar Haddad | Remind',
  tip: 'The yearly statement is due | Utilities 2025, until 31 December',
  trend: 'Rent a month | € 2,245 | +€ 40',
  add: 'Note a payment',
  use: 'Open contract',
})
