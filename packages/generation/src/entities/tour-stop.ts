import { defineEntity } from '../entity.ts'

/** A stop on a driver's tour. */
export const tourStop = defineEntity({
  id: 'tour-stop',
  one: 'Stop',
  many: 'Stops',
  words: 'stop of a tour, pick-up stop',
  icon: 'pin',
  groups: 'Omar, Kim, Ana',
  fields: `
    Address | place | Linden lane 4
    Time | time | 9:15
    Passenger | person | Clara Vogt`,
  samples: `
    icon | title | subtitle | value
    pin | Clara, Linden lane 4 | Rings twice, walker | 9:15
    pin | Ruth, Mill street 12 | To the market as well | 9:25
    check | Market square | Ruth gets off | 9:40
    check | Dr Sato, Station road 9 | Clara gets off | 9:50
    pin | Jonas, Harbour 9 | Wheelchair, ramp needed | 10:30
    check | Physiotherapy, Mill bridge | Jonas gets off | 10:45`,
  about: 'Second house on the left, the bell is low. She comes down by herself.',
  facts: '9:15 | Time\n1 | Person',
  figures: '6 | Stops\n18 km | The tour',
  add: 'Add stop',
  use: 'On board',
})
