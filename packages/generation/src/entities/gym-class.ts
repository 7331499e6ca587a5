import { defineEntity } from '../entity.ts'

export const gymClass = defineEntity({
  id: 'gym-class',
  one: 'Class',
  many: 'Classes',
  words: 'yoga class, pilates class, spinning class, dance class, fitness class',
  icon: 'yoga',
  groups: 'Yoga, Strength, Dance',
  fields: `
    Date | date | Thu 19 Nov
    Time | time | 18:30
    Teacher | person | Hana Sato
    Room | place | Upper room
    Level | choice | All | All, Beginners, Advanced
    Notes | long | Bring socks, mats are here`,
  samples: `
    image | title | subtitle | overline | meta | badge
    yoga | Slow flow | With Hana, upper room | 18:30 | 60 min | 4 places
    strength gym | Strong back | With Omar, lower hall | 19:15 | 45 min | 9 places
    stretch | Stretch and breathe | With Lea, upper room | 20:00 | 50 min | Full
    meditation | Quiet half hour | With Ruth | 7:15 | 30 min | 12 places
    run | Legs and lungs | With Tomás, outside | 12:10 | 40 min | 6 places
    yoga | First steps | For those who never did | 17:00 | 60 min | 8 places`,
  about: 'A slow hour on the floor, with long holds and a quiet end. Fits everybody, beginners too.',
  facts: '60 min | Length\n4 | Places left\n14 | On the mat',
  figures: '3 | Booked | +1\n7 | Classes left\n22 | Classes this year',
  hero: 'Tonight, 18:30 | Slow flow with Hana | Four places left in the upper room | Book place',
  tip: 'Your card has 7 classes left | It is good until 31 January',
  trend: 'Classes a month | 9 | +2',
  data: [5, 6, 6, 7, 8, 7, 9],
  add: 'Add class',
  use: 'Book place',
  price: '€ 16 | a class',
})
