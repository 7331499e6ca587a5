import { defineEntity } from '../entity.ts'

/** An offer for a request. */
export const receivedBid = defineEntity({
  id: 'received-bid',
  one: 'Offer',
  many: 'Offers',
  words: 'bid, offer for a request, received offer',
  icon: 'tag',
  groups: 'Lowest, Best rated, Nearest',
  fields: `
    Price | money | € 480.00
    Included | long | Two people, van of 20 m³, blankets, piano belt
    Free on | date | Sat 28 Nov
    Holds until | date | Fri 20 Nov
    Message | long | We carry the piano with four`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Omar | Haddad & Daughters | 4.8 stars, two people, van of 20 m³ | € 480 | Lowest | success
    Iris | North Wind | 4.9 stars, three people, boxes included | € 520 | Best rated | primary
    Kim | Osei Transport | 4.5 stars, 2 km away | € 560 | Nearest | primary
    Tomas | Rey and Sons | New here, no stars yet | € 590 | New | neutral
    Lea | Six Hands | Withdrew this morning | – | Withdrawn | danger`,
  about:
    'Two people and a van of twenty cubic metres from eight o’clock. Four carry the piano; blankets are there.',
  facts: '€ 480 | Price\n4.8 | Stars\n212 | Jobs',
  figures: '4 | Offers\n€ 480 | Lowest\n€ 538 | In the middle',
  hero: 'Lowest of four | Haddad & Daughters, € 480 | 4.8 stars, free on Saturday | Open offer',
  tip: 'Best rated is North Wind | 4.9 stars, € 40 more',
  add: 'Make an offer',
  use: 'Accept offer',
  price: '€ 480.00 | All in, holds until Friday',
})
