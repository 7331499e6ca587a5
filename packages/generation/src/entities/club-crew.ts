import { defineEntity } from '../entity.ts'

/** Some of a club who compete together. */
export const clubCrew = defineEntity({
  id: 'club-crew',
  one: 'Team',
  many: 'Teams',
  words: 'club crew, club team',
  icon: 'users',
  groups: 'Women, Men, Mixed',
  fields: `
    Name | text | Harbour four
    Captain | person | Lea Brandt
    Members | text | Lea, Omar, Kim, Ana
    Training | text | Tuesday, 18:00
    Next | text | Autumn cup, Sat 28 Nov`,
  samples: `
    icon | title | subtitle | badge | tone
    users | Harbour four | Lea, Ana, Iris, Hana; Tuesday 18:00 | Complete | success
    users | Early birds | Omar, Kim, Jonas; Saturday 7:30 | 1 place | warning
    users | Juniors | Six between 12 and 15, Wednesday | Complete | success
    users | Mixed pair | Noor and Mateo, autumn cup | New | primary
    users | Veterans | Tomás, Elias, Ruth, Yusuf; Thursday | Complete | success`,
  about: 'Together since spring. Trains on Tuesdays at six, next start is the autumn cup.',
  figures: '5 | Teams\n22 | In them\n1 | Place free',
  tip: 'The early birds look for one more | Saturday at half past seven',
  add: 'Add team',
  use: 'Join team',
})
