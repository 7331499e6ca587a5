import { defineEntity } from '../entity.ts'

export const clubMember = defineEntity({
  id: 'club-member',
  one: 'Member',
  many: 'Members',
  words: 'club member, society member',
  icon: 'users',
  groups: 'Committee, New, To pay',
  fields: `
    Name | person | Lea Brandt
    Member since | date | 12 Mar 2019
    Task | choice | None | None, Chair, Treasurer, Secretary
    Fee | choice | Paid | Paid, Open
    Phone | phone | +49 151 2048
    Email | email | lea@post.example
    Notes | long | Has a van and likes early mornings`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea Brandt | Lea Brandt | Secretary, since 2019 | Paid | success
    Omar Haddad | Omar Haddad | Treasurer, since 2015 | Paid | success
    Kim Osei | Kim Osei | Member since 2022 | Open | warning
    Ana Petrova | Ana Petrova | Chair, since 2012 | Paid | success
    Iris Chen | Iris Chen | New since October | Open | warning
    Tomás Rey | Tomás Rey | Member since 2020 | Paid | success`,
  about: 'Member since 2019 and secretary since last spring. Has a van and likes early mornings.',
  facts: '2019 | Since\nPaid | Fee\n14 | Dates',
  figures: '84 | Members | +3\n78 | Fees paid\n3 | New this month',
  hero: 'New this month | Iris Chen | Member since October, comes on Thursdays | Say hello',
  tip: '78 of 84 have paid | Six fees are still open',
  trend: 'Members | 84 | +3',
  add: 'Add member',
  use: 'Send a message',
})
