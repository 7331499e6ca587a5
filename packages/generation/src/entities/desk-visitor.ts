import { defineEntity } from '../entity.ts'

export const deskVisitor = defineEntity({
  id: 'desk-visitor',
  one: 'Visitor',
  many: 'Visitors',
  words: 'reception visitor, visitor pass',
  icon: 'users',
  groups: 'In the house, Expected, Left',
  fields: `
    Name | text | Ruth Adeyemi
    Company | text | Norrgard
    Host | person | Omar Haddad
    Arrived | time | 09:42
    Badge | text | 14
    House rules read | switch | yes`,
  samples: `
    avatar | title | subtitle | time | badge | tone
    Ruth | Ruth Adeyemi | Norrgard, to Omar Haddad | 09:42 | Here | success
    Elias | Elias Lund | Linden Print, to Lea Brandt | 10:05 | Here | success
    Priya | Priya Nair | Interview, to Kim Osei | 11:00 | Expected | primary
    Mateo | Mateo Silva | Lift service | 11:30 | Expected | primary
    Clara | Clara Vogt | Auditor, to Ana Petrova | 08:30 | Left | neutral`,
  about: 'Arrived at 9:42, badge 14. Omar was told at once and is on his way down.',
  facts: '09:42 | Arrived\n14 | Badge\nOmar | Host',
  figures: '4 | In the house\n2 | Expected\n11 | Today',
  hero: 'Just arrived | Ruth Adeyemi for Omar | Badge 14, Omar has been told | Open',
  tip: 'Two are expected before noon | Priya at 11:00, Mateo at 11:30',
  add: 'Sign in',
  use: 'Sign out',
})
