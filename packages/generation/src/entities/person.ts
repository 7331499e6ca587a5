import { defineEntity } from '../entity.ts'

export const person = defineEntity({
  id: 'person',
  words: 'date partner, dating, single, match profile, singles',
  many: 'People',
  icon: 'heart',
  groups: 'Nearby, Music, Outdoors, Books',
  fields: `
    Name | text | Lina
    Age | number | 31
    Looking for | choice | Something slow | Something slow, Friends, Not sure
    City | place | Leipzig
    About me | long | Plum cake, cold lakes, long trains`,
  samples: `
    image | title | subtitle | overline
    person Noor | Noor, 29 | Draws maps of places that do not exist | 2 km away
    person Elias | Elias, 34 | Bakes at five, asleep by nine | 4 km away
    person Hana | Hana, 31 | Cello, and terrible puns | 1 km away
    person Tomas | Tomás, 33 | Always misses the right train | 6 km away
    person Priya | Priya, 30 | Cold lakes, warm soup | 3 km away
    person Kim | Kim, 28 | Two plants, one rabbit | 5 km away`,
  about: 'Draws maps of places that do not exist and can name most of the birds on the way there.',
  facts: '2 km | Away\n29 | Age\n3 | Shared tastes',
  figures: '12 | Matches | +2\n4 | Conversations\n31 | Likes',
  hero: 'Two coffees from here | Noor, 29 | Draws maps of places that do not exist | Say hello',
  tip: 'Three shared tastes with Noor | Maps, lakes and late breakfasts',
  use: 'Say hello',
  add: 'My profile',
})
