import { defineEntity } from '../entity.ts'

export const phoneCall = defineEntity({
  id: 'phone-call',
  one: 'Call',
  many: 'Calls',
  words: 'phone call, missed call, recent call',
  icon: 'phone',
  groups: 'Missed, Received, Made',
  fields: `
    Number | phone | 0176 901820
    Name | person | Lea Brandt
    SIM | choice | Private | Private, Work
    Record | switch | no`,
  samples: `
    avatar | title | subtitle | time | badge | tone
    Lea Brandt | Lea Brandt | Received, 24 min | 11:36 | In | success
    Omar Haddad | Omar Haddad | Missed, twice | 10:04 | Missed | danger
    Ruth Adeyemi | Ruth Adeyemi | Made, 3 min | Wed | Out | primary
    Kim Osei | Kim Osei | Received, 1 min | Wed | In | success
    Hana Sato | Hana Sato | Made, not answered | Tue | Out | neutral
    Elias Lund | Elias Lund | Missed | Mon | Missed | danger`,
  about: 'Received at 11:36, twenty-four minutes, on the private SIM.',
  facts: '24 min | Length\n11:36 | Today\n6 | Calls this week',
  figures: '2 | Missed\n6 | Today\n1 h 12 | This week',
  hero: 'Missed twice | Omar Haddad | Today at 10:04 | Call back',
  tip: 'Two missed calls | Both from Omar',
  add: 'Add number',
  use: 'Call back',
})
