import { defineEntity } from '../entity.ts'

export const buddy = defineEntity({
  id: 'buddy',
  one: 'Partner',
  many: 'Partners',
  words: 'tandem partner, workout buddy, study buddy, language partner',
  icon: 'users',
  groups: 'Near, New, Matched',
  fields: `
    Name | text | Lea
    Looking for | choice | Weekly | Once, Weekly, Any
    Speaks or does | text | Portuguese, learns German
    Near | place | Old town
    Free on | choice | Evenings | Mornings, Evenings, Weekend
    About you | long | I talk too fast and laugh a lot`,
  samples: `
    avatar | title | subtitle | badge | tone
    Tomás Rey | Tomás, 0.8 km | Speaks Portuguese, evenings | 92 % | success
    Hana Sato | Hana, 1.4 km | Speaks Japanese, Saturdays | 88 % | success
    Ruth Adeyemi | Ruth, 2.1 km | Speaks English, mornings | 81 % | primary
    Elias Lund | Elias, 2.6 km | Speaks Norwegian, any time | 77 % | primary
    Priya Nair | Priya, 3.0 km | Speaks Hindi, Sundays | 74 % | primary
    Yusuf Kaya | Yusuf, 3.8 km | Speaks Turkish, evenings | 70 % | neutral`,
  about: 'Half an hour in each language, over coffee or on a walk. Patient with grammar, strict with tea.',
  facts: '92 % | Match\n0.8 km | Away\n2 | Meetings',
  figures: '3 | Partners\n6 | Meetings\n2 | New requests',
  hero: 'Thursday, 18:30 | Coffee with Tomás | Half an hour each, at Old dairy | Open chat',
  tip: 'Two want to meet you | Ruth and Elias, since Tuesday',
  trend: 'Meetings a month | 6 | +2',
  add: 'My profile',
  use: 'Say hello',
})
