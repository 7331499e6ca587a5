import { defineEntity } from '../entity.ts'

export const signReading = defineEntity({
  id: 'sign-reading',
  one: 'Reading',
  many: 'Readings',
  words: 'horoscope, zodiac, astrology, birth chart, tarot, tarot card, moon phase',
  icon: 'moon',
  groups: 'Love, Work, Body',
  fields: `
    Born on | date | 14 Mar 1991
    At | time | 6:20
    In | place | Lisbon
    Sign | choice | Pisces | Aries, Taurus, Gemini, Cancer, Leo, Pisces
    Question | long | Shall I take the other flat?`,
  samples: `
    image | title | subtitle | overline | meta
    moon night | Pisces, today | A slow morning, then good news | Thursday | 4 of 5
    star night | The moon in Taurus | Finish what you began | Moon | Until Saturday
    night | You and Leo | Warm, loud, never dull | Pair | 78 %
    star | Mercury turns | Read twice before you send | Planets | From 29 Nov
    moon | Card of the day: The Star | Hope that asks for little | Tarot | Today
    night star | Your year | Quieter than the last | Chart | 2027`,
  about: 'A slow morning, then good news from somebody you had stopped asking. Say yes before you count.',
  facts: '4 of 5 | Mood\nTaurus | Moon\n7 | Number',
  figures: '4 of 5 | Today\n12 | Days in a row\n9 | To full moon',
  hero: 'Thursday | Pisces: say yes first | A slow morning, then good news | Read today',
  tip: 'Full moon on 24 November | A good night to finish things',
  trend: 'Mood of the stars | 4 | +1',
  data: [2, 3, 3, 4, 3, 3, 4],
  add: 'Add chart',
  use: 'Read more',
})
