import { defineEntity } from '../entity.ts'

export const spotReview = defineEntity({
  id: 'spot-review',
  one: 'Review',
  many: 'Reviews',
  words: 'spot review, speed test',
  icon: 'star',
  groups: 'With speed test, With photos',
  fields: `
    Wi-Fi in Mb/s | number | 84
    Noise | choice | Quiet | Quiet, Lively, Loud
    Sockets | choice | Many | None, Few, Many
    Photo | photo | coffee
    Review | long | Stayed four hours, nobody minded`,
  samples: `
    avatar | title | subtitle | rating | time
    Mara | Mara Vogt | Stayed four hours, nobody minded | 5.0 | Today
    Omar | Omar Haddad | 84 down, 22 up, by the window | 4.5 | Tue
    Iris | Iris Chen | Loud after twelve | 3.5 | Mon
    Kim | Kim Osei | Best flat white in the street | 4.5 | 12 Nov`,
  about: 'Stayed four hours at the wall with two coffees. Nobody minded, and the socket worked.',
  facts: '84 | Mb/s\n4 h | Stayed',
  figures: '38 | Reviews\n4.6 | Stars',
  hero: 'New | Mara was here | 84 Mb/s, quiet after ten | Read',
  tip: 'A speed test takes ten seconds | It helps the next one',
  add: 'Add review',
  use: 'Helpful',
})
