import { defineEntity } from '../entity.ts'

/** A group of dancers. */
export const danceGroup = defineEntity({
  id: 'dance-group',
  one: 'Group',
  many: 'Groups',
  words: 'dance group',
  icon: 'users',
  groups: 'Ballet, Others',
  fields: `
    Name | text | Ballet 2
    Teacher | person | Hana Sato
    Dancers | number | 12
    Costume | text | White tulle
    Meet at | time | 15:15`,
  samples: `
    icon | title | subtitle | value
    users | Little ones, 4 to 6 | Ruth, yellow coats | 10 dancers
    users | Ballet 1 | Hana, blue skirts | 14 dancers
    users | Ballet 2 | Hana, white tulle | 12 dancers
    users | Tap | Omar, grey suits | 9 dancers
    users | Hip hop teens | Kim, own sneakers | 19 dancers`,
  about: 'Hair in a bun, pink tights, no earrings. Meet in dressing room 3 at 15:15.',
  facts: '12 | Dancers\n15:15 | Meet\n3 | Room',
  figures: '5 | Groups\n64 | Dancers\n3 | Teachers',
  hero: 'On the day | Ballet 2 meets at 15:15 | Dressing room 3, hair in a bun | See group',
  tip: 'Two of Tap are ill | Omar stands in',
  add: 'Add group',
  use: 'Write to parents',
})
