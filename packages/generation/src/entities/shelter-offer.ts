import { defineEntity } from '../entity.ts'

/** A room or bed somebody offers to those who are new. */
export const shelterOffer = defineEntity({
  id: 'shelter-offer',
  one: 'Room',
  many: 'Housing',
  words: 'housing offer, room for newcomers',
  icon: 'home',
  groups: 'Free, Soon, Taken',
  fields: `
    What | text | Room with own bath
    For | number | 2
    From | date | Tue 1 Dec
    Until | text | Six months
    Rent | money | € 280.00
    Languages | text | English, Turkish
    Photo | photo | room`,
  samples: `
    image | title | subtitle | value | badge | tone
    room | Room with own bath | For 2, Mill street, from 1 December | € 280 | Free | success
    house | Two rooms in a farmhouse | For 4, bus every hour | € 0 | Free | success
    bed | Sofa for some nights | Right now, with a cat | € 0 | At once | primary
    living room | Flat of the parish | For 5, ground floor | € 460 | Soon | warning`,
  about: 'Quiet, own bath, kitchen together with Ruth, who speaks Turkish. School and bus are near.',
  facts: '2 | People\n€ 280 | Rent\n1 Dec | From',
  figures: '3 | Free\n1 | Soon',
  tip: 'Three rooms are free | One of them at once',
  add: 'Offer a room',
  use: 'Ask for it',
})
