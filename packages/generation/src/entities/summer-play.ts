import { defineEntity } from '../entity.ts'

/** What is on under the open sky. */
export const summerPlay = defineEntity({
  id: 'summer-play',
  one: 'Play',
  many: 'Plays',
  words: 'open-air play, outdoor play, summer play',
  icon: 'moon',
  groups: 'Tonight, This week, Sold out',
  fields: `
    Title | text | The Miller’s Daughter
    Date | date | Thu 19 Nov
    Begins | time | 20:30
    Break | text | 21:40, twenty minutes
    Takes place | choice | Yes | Yes, Decided at 17:00, Moved
    Tickets | number | 2`,
  samples: `
    image | title | subtitle | overline | value
    theater | The Miller’s Daughter | Tonight 20:30, comedy, dry until midnight | Takes place | € 24
    night | A Winter’s Quarrel | Fri 20:30, decided at 17:00 | This week | € 24
    music concert | Brass on the lawn | Sat 19:00, picnic welcome | This week | € 18
    movie | Film on the wall: Night Ferry | Sun 21:00, bring a blanket | This week | € 9
    theater | The Miller’s Daughter | Tue 20:30 | Sold out | € 24`,
  about:
    'A miller, a lie and a very long night. Two hours with a break of twenty minutes; ends in time for the last bus.',
  facts: '20:30 | Begins\n2 h | Long\n22:50 | Ends',
  figures: '14 °C | Tonight\n62 | Seats left\n23:10 | Last bus',
  hero: 'Tonight, 20:30 | The Miller’s Daughter | Dry until midnight, 14 degrees at the end | See tonight',
  tip: 'Bring a coat | It gets fresh after the break',
  trend: 'Guests an evening | 318 | +24',
  add: 'Add play',
  use: 'Get tickets',
  price: '€ 24 | a seat',
})
