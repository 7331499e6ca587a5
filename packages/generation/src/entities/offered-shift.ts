import { defineEntity } from '../entity.ts'

export const offeredShift = defineEntity({
  id: 'offered-shift',
  one: 'Shift',
  many: 'Shifts',
  words: 'open shift, shift swap, offered shift',
  icon: 'clock',
  groups: 'To take, Mine, Requests',
  fields: `
    Shift | choice | Late | Early, Late, Night
    Date | date | Sat 21 Nov
    From | time | 14:00
    To | time | 22:00
    Instead I could | text | Tuesday early
    Message | long | My sister marries on Saturday, I would take your Tuesday`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea | Saturday, late | Lea Brandt, 14:00 to 22:00 | To take | warning
    Omar | Sunday, night | Omar Haddad, 21:30 to 6:00 | To take | warning
    Kim | Tuesday, early | Kim Osei, 6:00 to 14:00 | Swap | primary
    Ana | Friday, late | Ana Petrova, 14:00 to 22:00 | Taken | success
    Tomas | Monday, early | Tomás Rey, 6:00 to 14:00 | Taken | success`,
  about: 'Eight hours with Ana and Kim. Whoever takes it keeps eleven hours of rest before the next one.',
  facts: '8 h | Length\n14:00 | Begins\n11 h | Rest before',
  figures: '38 h | This week | +2 h\n2 | To take\n1 | Asked of you',
  hero: 'Tomorrow, 14:00 | Late shift with Ana and Kim | Eight hours, until 22:00 | Offer this shift',
  tip: 'Two shifts on the weekend are free | Omar and Lea look for somebody',
  trend: 'Hours this week | 38 h | +2 h',
  add: 'Offer a shift',
  use: 'Take this shift',
})
