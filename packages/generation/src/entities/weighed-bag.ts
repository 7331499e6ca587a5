import { defineEntity } from '../entity.ts'

export const weighedBag = defineEntity({
  id: 'weighed-bag',
  one: 'Bag',
  many: 'Bags',
  words: 'luggage, suitcase, cabin bag, hand luggage, size checker, baggage',
  icon: 'bag',
  groups: 'Fits, Too heavy, Too big',
  fields: `
    Bag | text | Blue suitcase
    Weight | text | 21.4 kg
    Length | number | 68
    Width | number | 45
    Height | number | 28
    For | choice | Checked | Cabin, Under the seat, Checked
    Flight | date | Sun 22 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bag | Blue suitcase | Checked, 68 × 45 × 28 cm | 21.4 kg | Fits | success
    bag | Backpack | Cabin, 55 × 38 × 22 cm | 8.6 kg | 0.6 kg over | danger
    bag | Small bag | Under the seat, 38 × 28 × 18 cm | 3.2 kg | Fits | success
    music | Guitar | Cabin, 98 cm long | 4.1 kg | Too long | warning
    bag | Lea’s suitcase | Checked, 64 × 42 × 26 cm | 18.9 kg | Fits | success`,
  about: '1.6 kilograms are left of 23. Shoes and the book could go in here from the backpack.',
  facts: '21.4 kg | Weight\n1.6 kg | Left\n141 cm | In all',
  figures: '5 | Bags\n1 | Too heavy\n56.2 kg | In all',
  hero: 'Flight on Sunday | Backpack is 0.6 kg over | Put the book into the blue suitcase | Weigh again',
  tip: '1.6 kilograms are free | In the blue suitcase',
  trend: 'Weight on the way home | 24.1 | +2.7',
  add: 'Weigh a bag',
  use: 'Weigh again',
})
