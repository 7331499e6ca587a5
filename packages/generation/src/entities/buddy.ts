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
    Likes | text | Long walks, good bread
    Near | place | Old town
    Free on | choice | Evenings | Mornings, Evenings, Weekend
    About you | long | Glad of company, walks a lot`,
  samples: `
    avatar | title | subtitle | badge | tone
    Tomás Rey | Tomás, 0.8 km | Long walks, free in the evenings | 92 % | success
    Hana Sato | Hana, 1.4 km | Museums and noodles, Saturdays | 88 % | success
    Ruth Adeyemi | Ruth, 2.1 km | Early coffee, mornings | 81 % | primary
    Elias Lund | Elias, 2.6 km | Lakes in any weather, any time | 77 % | primary
    Priya Nair | Priya, 3.0 km | Cooks for six, Sundays | 74 % | primary
    Yusuf Kaya | Yusuf, 3.8 km | Chess and tea, evenings | 70 % | neutral`,
  about: 'New in town since spring and glad of company. Walks a lot, talks a little, brings bread.',
  facts: '92 % | Match\n0.8 km | Away\n2 | Meetings',
  figures: '3 | Partners\n6 | Meetings\n2 | New requests',
  hero: 'Thursday, 18:30 | Coffee with Tomás | At Old dairy, he said yes on Tuesday | Open chat',
  tip: 'Two want to meet you | Ruth and Elias, since Tuesday',
  trend: 'Meetings a month | 6 | +2',
  add: 'My profile',
  use: 'Say hello',
})
