import { defineEntity } from '../entity.ts'

/** Who gives something to the society. */
export const floatDonor = defineEntity({
  id: 'float-donor',
  one: 'Donor',
  many: 'Donors',
  words: 'float donor, carnival donor',
  icon: 'heart',
  groups: 'Paid, Promised',
  fields: `
    Name | text | Mill Bakery
    Gives | money | € 200.00
    For | text | Name on the left side
    Thanked | switch | no`,
  samples: `
    icon | title | subtitle | value | badge | tone
    heart | Mill Bakery | Name on the left side | € 200 | Paid | success
    heart | Haddad Build | Trailer and welding wire | In kind | There | success
    heart | Harbour Bank | Programme, back page | € 350 | Promised | warning
    heart | Grandma Osei | For the sweets | € 20 | Paid | success
    heart | Linden Pharmacy | 300 plasters | In kind | Promised | warning`,
  about: 'Their name in red on the left side, two metres long. Thanked with a picture of the float.',
  facts: '€ 200 | Gave\nLeft | Side\nYes | Paid',
  figures: '€ 1,140 | Given\n14 | Donors\n2 | Promised',
  hero: 'Promised | Harbour Bank, € 350 | For the back page | Remind',
  tip: 'Say thanks with a picture | After the parade',
  add: 'Add donor',
  use: 'Say thanks',
})
