import { defineEntity } from '../entity.ts'

export const roomService = defineEntity({
  id: 'room-service',
  one: 'Offer',
  many: 'Offers',
  words: 'room service',
  icon: 'key',
  groups: 'Kitchen, Spa, Around here',
  fields: `
    What | choice | Breakfast in bed | Breakfast in bed, Late dinner, Massage
    Room | text | 214
    Time | time | 8:30
    People | number | 2
    Wishes | long | Oat milk, no knock before half past`,
  samples: `
    image | title | subtitle | overline | value | meta
    breakfast egg | Breakfast in bed | Eggs, bread, fruit, coffee | Kitchen | € 18 | Until 11:00
    soup bowl | Soup of the night | With rye, all night long | Kitchen | € 12 | 24 hours
    massage | Massage, 50 minutes | By Hana, cellar spa | Spa | € 74 | From 16:00
    lake | Sauna raft | Alone for two hours | Spa | € 60 | From 18:00
    city old | Walk with Tomás | The old harbour, 90 minutes | Around here | Free | 10:00
    wine | A bottle for two | From the hill over there | Kitchen | € 28 | Until 23:00`,
  about:
    'Two eggs from Linden farm, warm rye, fruit and coffee in a pot. We put it on the sill and do not knock.',
  facts: '214 | Room\n8:30 | Time\n€ 18 | Price',
  figures: '214 | Your room\n2 | Nights left\n11:00 | Check-out',
  hero: 'Room 214 | Hold the phone to the door | Your key works until Sunday, 11:00 | Open door',
  tip: 'Late check-out is free | Until one on Sunday, just tell us',
  add: 'Ask for something',
  use: 'Order to room',
  price: '€ 18 | per person',
})
