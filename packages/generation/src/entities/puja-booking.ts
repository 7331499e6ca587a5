import { defineEntity } from '../entity.ts'

/** A prayer offered in somebody's name. */
export const pujaBooking = defineEntity({
  id: 'puja-booking',
  one: 'Puja',
  many: 'Pujas',
  words: 'puja, puja booking, pooja',
  icon: 'flower',
  groups: 'Booked, Done',
  fields: `
    Puja | choice | Lamp | Lamp, Flowers, Fire, For a journey
    In the name of | text | Priya Nair
    Day | date | Fri 20 Nov
    Time | time | 18:30
    Prasad by post | switch | yes
    Gift | money | € 21.00`,
  samples: `
    icon | title | subtitle | value | badge | tone
    flame | Lamp for Priya Nair | Fri 20 Nov, 18:30, prasad by post | € 21 | Booked | primary
    flower | Flowers for the grandparents | Sun 22 Nov, 10:00 | € 31 | Booked | primary
    flame | Fire for the new house | Sat 5 Dec, priest comes home | € 151 | Asked | warning
    check | For a journey | Done on Tuesday, prasad is sent | € 21 | Sent | success`,
  about: 'A lamp with ghee at the evening service, the name read aloud. Prasad goes out the next morning.',
  facts: '18:30 | Time\n€ 21 | Gift\nBy post | Prasad',
  figures: '2 | Booked\n1 | Asked',
  tip: 'Two are booked | The next on Friday',
  add: 'Book a puja',
  use: 'Move',
})
