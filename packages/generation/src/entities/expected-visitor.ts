import { defineEntity } from '../entity.ts'

/** Who has announced a visit. */
export const expectedVisitor = defineEntity({
  id: 'expected-visitor',
  one: 'Visitor',
  many: 'Expected visitors',
  words: 'expected visitor, announced visitor',
  icon: 'calendar',
  groups: 'Today, Tomorrow, This week',
  fields: `
    Name | text | Priya Nair
    Company | text | Norrgard
    Host | person | Omar Haddad
    Date | date | Thu 19 Nov
    Time | time | 11:00
    Number plate | text | HB-KW 418`,
  samples: `
    avatar | title | subtitle | value
    Priya Nair | Priya Nair | Interview, to Kim Osei | 11:00
    Jonas Weber | Jonas Weber | Linden Print, to Lea Brandt | 13:30
    Noor Rahman | Noor Rahman | Audit, to Iris Chen | 14:00
    Hana Sato | Hana Sato | Norrgard, to Omar Haddad | Fri 9:00
    Mateo Silva | Mateo Silva | Lift service, to reception | Fri 10:30`,
  about: 'Announced by Kim on Tuesday. The badge is ready and the parking place is number 4.',
  facts: '11:00 | Time\nKim | Host\n4 | Parking',
  figures: '3 | Today\n2 | Tomorrow',
  hero: 'Next, 11:00 | Priya Nair | Interview, to Kim Osei | Sign in',
  tip: 'Three are expected today | The first at eleven',
  trend: 'Expected this week | 14 | +3',
  add: 'Announce visitor',
  use: 'Sign in',
})
