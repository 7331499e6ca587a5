import { defineEntity } from '../entity.ts'

/** What visitors of a town go along with, booked for a day and so many people. */
export const cityTour = defineEntity({
  id: 'city-tour',
  one: 'Tour',
  many: 'Tours',
  words: 'city tour, guided tour, day trip, sightseeing tour, walking tour, boat tour, food tour, excursion',
  icon: 'map',
  groups: 'On foot, By boat, Food, With children',
  fields: `
    Date | date | Sat 21 Nov
    Time | time | 10:00
    People | number | 2
    Language | choice | English | English, German, Spanish
    Meeting point | place | Fountain on Linden square
    Wishes | long | We come with a pram`,
  samples: `
    image | title | subtitle | overline | value | rating | meta
    city 1 | Old town, two hours | On foot, small group | On foot | € 18 | 4.8 | 412 reviews
    boat harbour 2 | Harbour and lighthouse | By boat, ninety minutes | By boat | € 26 | 4.7 | 268 reviews
    fork market 3 | Six bites, one market | Tasting, three hours | Food | € 42 | 4.9 | 190 reviews
    city night 4 | Ghosts and lanterns | After dark, from twelve years | On foot | € 20 | 4.6 | 154 reviews
    bike 5 | Along the river | By bike, twelve kilometres | By bike | € 34 | 4.8 | 97 reviews
    museum 6 | The museum before it opens | With a curator | Art | € 38 | 4.9 | 61 reviews`,
  about:
    'From the fountain through the lanes to the old mint, with two courtyards nobody finds alone. Rain or shine.',
  facts: '2 h | Takes\n12 | People at most\n4.8 | Rating',
  figures: '18 | Tours\n6 | Today\n4.8 | Rating',
  hero: 'Free on Saturday | Old town, two hours | On foot, six places left | See tour',
  tip: 'Saturday, 10:00 | Meet at the fountain on Linden square',
  use: 'Choose date',
  add: 'Add tour',
  price: '€ 18 | per person',
})
