import { defineEntity } from '../entity.ts'

/** A card of a day in pictures. */
export const planCard = defineEntity({
  id: 'plan-card',
  one: 'Card',
  many: 'Cards',
  words: 'plan card, routine card, schedule card',
  icon: 'image',
  groups: 'Morning, School, Evening',
  fields: `
    Card | text | Brush teeth
    Picture | photo | toothbrush
    At | time | 7:20
    Minutes | number | 3
    Part of the day | choice | Morning | Morning, School, Afternoon, Evening
    Read aloud | switch | yes`,
  samples: `
    image | title | subtitle | overline | time
    toothbrush | Brush teeth | Three minutes, with the sand timer | Morning | 7:20
    shirt | Get dressed | Clothes lie on the chair | Morning | 7:30
    breakfast | Breakfast | Toast or porridge | Morning | 7:40
    bus | School bus | Stop at the bakery | Morning | 8:05
    book | Reading corner | Ten minutes, alone | School | 10:00
    playground | Playground with Papa | Until the bell | Afternoon | 15:30`,
  about: 'Three minutes, the sand runs down. Then the card goes away and the next one comes.',
  facts: '7:20 | At\n3 min | Long\n1st | Of nine',
  figures: '9 | Cards today\n2 | Done\n7 | To go',
  hero: 'Now | Breakfast | Then: school bus | Finished',
  tip: 'Seven cards until the reward | Playground with Papa',
  trend: 'Days finished | 5 | +1',
  data: [3, 3, 4, 3, 4, 4, 5],
  add: 'New card',
  use: 'Finished',
})
