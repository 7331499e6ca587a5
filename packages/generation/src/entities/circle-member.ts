import { defineEntity } from '../entity.ts'

/** A member of the circle. */
export const circleMember = defineEntity({
  id: 'circle-member',
  one: 'Member',
  many: 'Members',
  words: 'circle member, chama member, group treasurer',
  icon: 'users',
  groups: 'Had the pot, Still to come',
  fields: `
    Name | text | Iris Chen
    Phone | phone | +254 701 2048
    Turn | number | 9
    Paid in | money | € 400.00
    Duty | choice | Member | Chair, Treasurer, Secretary, Member
    Next of kin | text | Wen Chen`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Iris | Iris Chen | Gets the pot on 25 November | € 400 | Next | primary
    Lea | Lea Brandt | Treasurer, had it in March | € 400 | Had it | success
    Omar | Omar Haddad | Chair, had it in July | € 400 | Had it | success
    Kim | Kim Osei | Turn 10, in December | € 350 | To come | neutral
    Ana | Ana Petrova | Turn 11, one fine open | € 350 | Late | danger
    Jonas | Jonas Weber | Turn 12, in February | € 350 | To come | neutral`,
  about: 'In the circle since the first round. Gets the pot in November and wants to buy a sewing machine.',
  figures: '12 | Members\n8 | Had the pot\n4 | To come',
  add: 'Add member',
  use: 'Call',
})
