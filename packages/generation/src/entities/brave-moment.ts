import { defineEntity } from '../entity.ts'

/** Something a child has been brave at. */
export const braveMoment = defineEntity({
  id: 'brave-moment',
  one: 'Brave moment',
  many: 'Brave moments',
  words: 'brave moment, brave day',
  icon: 'star',
  groups: 'Needles, Nights, Others',
  fields: `
    What | choice | A needle | A needle, A scan, A night here, A medicine
    Day | date | Thu 19 Nov
    Mood monster | choice | Growly | Giggly, Growly, Sleepy, Wobbly
    Who held my hand | text | Mama and Bear
    Sticker | photo | medal`,
  samples: `
    image | title | subtitle | overline | badge | tone
    medal | Blood taken | Today, Mama held my hand | Needle | New sticker | success
    dragon | In the big tube | Yesterday, lay still like a lizard | Scan | Dragon | primary
    moon | Third night here | Wednesday, with the night light | Night | Moon | accent
    bear | New needle in the hand | Tuesday, counted to ten | Needle | Bear | success
    rocket | Yucky medicine | Monday, in one go | Medicine | Rocket | warning
    medal | First day | Sunday, found the playroom | Day | Star | primary`,
  about: 'I counted to ten with Nurse Kim, and at seven it was over. Bear was brave, too.',
  facts: '9 | Stickers\n4 | Needles\n5 | Days to go',
  figures: '9 | Stickers | +1\n5 | Days until home\n6 | Days here',
  hero: '5 more sleeps | Until home | Tomorrow is the last needle of this week | Get my sticker',
  tip: 'One more for the treasure | Ten stickers open the box',
  trend: 'Stickers | 9 | +1',
  data: [1, 2, 3, 5, 6, 8, 9],
  add: 'After a needle',
  use: 'Get my sticker',
})
