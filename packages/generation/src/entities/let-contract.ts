import { defineEntity } from '../entity.ts'

/** What is agreed with a tenant, and until when. */
export const letContract = defineEntity({
  id: 'let-contract',
  one: 'Lease',
  many: 'Leases',
  words: 'rental contract, tenancy agreement',
  icon: 'file',
  groups: 'Running, Ending, Ended',
  fields: `
    Tenant | person | Hana Sato
    Flat | text | Linden lane 4, second floor
    From | date | Fri 1 Mar
    Until | date | Sun 28 Feb
    Rent | money | € 840
    Deposit | money | € 2,520`,
  samples: `
    icon | title | subtitle | value | badge | tone
    file | Hana Sato | Linden lane 4, until 28 Feb 2027 | € 840 | Running | success
    file | Omar Haddad | Mill street 12, no end | € 620 | Running | success
    file | Elias Lund | Garage 3, until 31 Dec | € 75 | Ending | warning
    file | Ruth Adeyemi | Shop, ground floor, until 2029 | € 1,180 | Running | success
    file | Priya Nair | Garden house, left on 31 Oct | € 710 | Ended | neutral`,
  about: 'Signed in March 2024 for three years. Three months notice; the deposit is paid.',
  facts: '€ 840 | Rent\n€ 2,520 | Deposit\n2027 | Ends',
  figures: '4 | Running\n1 | Ends soon',
  hero: 'Ends on 31 December | Elias Lund | Garage 3, € 75 | Renew',
  tip: 'One lease ends soon | Garage 3, on 31 December',
  trend: 'Let | 96 % | +1',
  add: 'Add lease',
  use: 'Renew',
})
