import { defineEntity } from '../entity.ts'

/** A place in the parade. */
export const paradeNumber = defineEntity({
  id: 'parade-number',
  one: 'Place',
  many: 'Parade order',
  words: 'parade number, parade place',
  icon: 'flag',
  groups: 'Wagons, On foot, Bands',
  fields: `
    Number | number | 9
    Who | text | Dragon asks for quiet
    Kind | choice | Wagon | Wagon, On foot, Band
    Meets | time | 12:30`,
  samples: `
    icon | title | subtitle | value
    music | 7 · Brass band Harbour | On foot, 24 players | 12:20
    users | 8 · Bees of class 4 | On foot, 31 children, two ropes | 12:25
    flag | 9 · Dragon asks for quiet | Our wagon, driver Tomás | 12:30
    users | 10 · Our foot group, knights | 18 people in front and behind | 12:30
    flag | 11 · Rowers of Mill Street | Wagon with boat | 12:35`,
  about: 'Between the bees and our own knights. Tomás drives, four walk at the wheels.',
  facts: '9 | Number\n12:30 | Meets\n4 | At the wheels',
  figures: '34 | Numbers\n12:30 | We meet\n13:11 | Starts',
  hero: 'On the day | We are number nine | Meeting at 12:30, Station road | See order',
  tip: 'Four walk at the wheels | Nobody without a vest',
  add: 'Add place',
  use: 'Open',
})
