import { defineEntity } from '../entity.ts'

/** A number of the evening. */
export const showDance = defineEntity({
  id: 'show-dance',
  one: 'Dance',
  many: 'Dances',
  words: 'dance number, recital dance, show dance',
  icon: 'star',
  groups: 'First half, Second half',
  fields: `
    Name | text | Snow on the roofs
    Group | choice | Ballet 2 | Ballet 1, Ballet 2, Tap, Hip hop teens
    Music | text | Strings, 3:10
    Length | text | 3:10
    Dancers | number | 12
    Costume | text | White tulle
    Notes | long | Quick change before Tap`,
  samples: `
    icon | title | subtitle | value | badge | tone
    star | 1, All together now | Everybody, 64 dancers | 2:40 | Opening | primary
    star | 2, Snow on the roofs | Ballet 2, white tulle | 3:10 | Quick change | warning
    star | 3, Puddles | Little ones, yellow coats | 2:05 | Ready | success
    star | 4, Four to the floor | Hip hop teens, own sneakers | 3:30 | Ready | success
    star | 5, Rain on tin | Tap, grey suits | 2:50 | Music missing | danger
    star | 6, Lanterns | Ballet 1, blue skirts | 3:00 | Ready | success`,
  about:
    'Twelve dancers in white tulle. Six of them are in Tap as well and have two minutes to change, stage left.',
  facts: '3:10 | Long\n12 | Dancers\n2nd | In the order',
  figures: '14 | Dances\n64 | Dancers\n1 h 35 | With a break',
  hero: 'Saturday, 16:00 | Dress rehearsal | Everybody in costume, hair up, at the theatre by 15:15 | See the plan',
  tip: 'Music for Rain on tin is missing | Needed until Friday',
  trend: 'Ready of 14 | 11 | +3',
  add: 'Add dance',
  use: 'Mark as ready',
})
