import { defineEntity } from '../entity.ts'

/** Somebody who would sail along. */
export const deckHand = defineEntity({
  id: 'deck-hand',
  one: 'Sailor',
  many: 'Sailors',
  words: 'deck hand, sailor looking for a berth',
  icon: 'users',
  groups: 'Free now, Night miles, Beginners',
  fields: `
    Name | person | Kim Osei
    Miles | number | 1400
    Licence | choice | Coast | None, Inland, Coast, Ocean
    Free | text | Weekends, all of May
    Good at | text | Cooking in any weather
    Languages | text | English, Danish`,
  samples: `
    avatar | title | subtitle | badge | tone
    Kim | Kim Osei | 1,400 miles, cooks in any weather | Weekends | success
    Omar | Omar Haddad | 6,200 miles, ocean licence | From April | primary
    Ana | Ana Petrova | Beginner, learns quickly | This week | success
    Tomas | Tomás Rey | Foredeck, two seasons of races | Saturdays | success
    Hana | Hana Sato | 800 miles, mends sails | Away | neutral`,
  about: 'Fourteen hundred miles, a third of them at night. Never seasick so far, cooks in any weather.',
  facts: '1,400 | Miles\n4.8 | Rating\n9 | Trips',
  figures: '48 | Sailors\n12 | Free this week',
  tip: 'Twelve are free this week | Four of them have night miles',
  add: 'Offer a hand',
  use: 'Write',
})
