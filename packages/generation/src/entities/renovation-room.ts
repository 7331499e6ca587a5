import { defineEntity } from '../entity.ts'

export const renovationRoom = defineEntity({
  id: 'renovation-room',
  one: 'Room',
  many: 'Rooms',
  words: 'renovation, home improvement',
  icon: 'tools',
  groups: 'Planned, In work, Done',
  fields: `
    Room | text | Kitchen
    Budget | money | € 8,400
    Spent | money | € 5,120
    Contractor | person | Tomás Vidal
    Until | date | Fri 18 Dec
    Before | photo | kitchen room
    Notes | long | Tiles come first, then the worktop`,
  samples: `
    image | title | subtitle | overline | progress | value
    kitchen room | Kitchen | Tiles this week, worktop next | In work | 61 | € 5,120
    bathroom | Bathroom | Shower set, mirror missing | In work | 84 | € 3,940
    room | Bedroom | Painted in Clay 4 | Done | 100 | € 620
    sofa room | Living room | Floor sanded, needs oil | In work | 45 | € 1,280
    lamp | Hall | Lamps chosen | Planned | 10 | € 90
    garden | Balcony | In spring | Planned | 0 | € 0`,
  about: 'Old tiles are off, the wall behind was wet and is dry now. Worktop comes on Thursday.',
  facts: '61 % | Done\n€ 5,120 | Spent\n18 Dec | Until',
  figures: '€ 11,050 | Spent | +€ 640\n€ 18,000 | Budget\n2 | Rooms done',
  hero: 'Thursday, 8:00 | The worktop comes | Tomás and one more, keep the yard free | See plan',
  tip: '€ 480 over in the bathroom | The living room is € 300 under',
  trend: 'Spent | € 11,050 | +€ 640',
  data: [3200, 4800, 6100, 7400, 8900, 10410, 11050],
  add: 'Add room',
  use: 'Add photo',
})
