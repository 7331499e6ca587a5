import { defineEntity } from '../entity.ts'

export const visit = defineEntity({
  id: 'visit',
  one: 'Service',
  many: 'Services',
  words: 'house cleaning, cleaning, laundry pickup',
  icon: 'home',
  groups: 'Once, Weekly, Monthly',
  fields: `
    Service | choice | Home, 3 rooms | Home, 3 rooms, Windows, Deep clean
    Date | date | Tue 24 Nov
    Time | time | 9:00
    Rooms | number | 3
    Who | person | Ana Petrova
    Again | choice | Every two weeks | Once, Weekly, Every two weeks
    Notes | long | Key is with the neighbour, the cat stays in`,
  samples: `
    image | title | subtitle | overline | value | rating
    room home | Home, three rooms | Kitchen, bath and floors | 3 h | € 72 | 4.9
    city room | Windows, inside and out | Frames included | 2 h | € 54 | 4.8
    kitchen | Deep clean | Oven, fridge, behind things | 5 h | € 130 | 4.9
    garden | Hedge and leaves | Green waste is taken along | 2 h 30 | € 85 | 4.7
    shirt | Shirts, ten pieces | Fetched and back in two days | 2 days | € 29 | 4.8
    sofa room | Sofa and carpets | Dry in four hours | 2 h | € 64 | 4.6`,
  about:
    'Brings everything along, starts in the kitchen and ends at the door. Photos before and after, if you like.',
  facts: '3 h | Takes\n4.9 | Rating\n€ 72 | Price',
  figures: 'Tue 9:00 | Next visit\n11 | Visits\n€ 144 | This month',
  hero: 'Tuesday, 9:00 | Ana comes for three rooms | Every two weeks, key with the neighbour | Change visit',
  tip: 'Windows since May | Add them on Tuesday for € 39',
  add: 'Add service',
  use: 'Choose date',
  price: '€ 72 | three rooms',
})
