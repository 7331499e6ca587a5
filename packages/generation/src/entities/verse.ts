import { defineEntity } from '../entity.ts'

export const verse = defineEntity({
  id: 'verse',
  words: 'verse, bible, quran, psalm, scripture, surah, sutra, gita, torah',
  icon: 'book',
  groups: 'Today, Saved, Plans',
  fields: `
    Passage | text | Psalm 121
    Translation | choice | Plain | Plain, Classic, Original
    Remind me at | time | 7:00
    Note | long | Read with Ida on the train`,
  samples: `
    image | title | subtitle | overline | meta
    mountain | I lift my eyes | Psalm 121, 8 verses | Today | 2 min
    lake | Still waters | Psalm 23, 6 verses | Saved | 1 min
    night star | The opening | 7 verses, with recitation | Morning | 1 min
    garden | A time for everything | Chapter 3 | Plan, day 12 | 3 min
    sunset | Patience | Chapter 103, 3 verses | Saved | 1 min
    forest | The sower | Chapter 13 | Plan, day 13 | 4 min`,
  about: 'I lift my eyes to the hills: where does my help come from? Read slowly, twice.',
  facts: '8 | Verses\n2 min | Length\n12 | Day',
  figures: '12 | Days in a row\n38 | Saved\n14 % | Read',
  hero: 'Today | I lift my eyes | Psalm 121, two minutes | Read',
  tip: 'Twelve days in a row | Mostly on the train',
  trend: 'Minutes a day | 6 | +2',
  add: 'Add note',
  use: 'Read',
})
