import { defineEntity } from '../entity.ts'

export const readingEvening = defineEntity({
  id: 'reading-evening',
  one: 'Meeting',
  many: 'Meetings',
  words: 'book evening, reading evening, book discussion, evening host',
  icon: 'calendar',
  groups: 'Next, Past, At mine',
  fields: `
    Book | text | The Lighthouse Ledger
    Date | date | Thu 19 Nov
    Time | time | 19:30
    Host | person | Lea Brandt
    Place | place | Mill street 14
    Read up to | text | Chapter 14
    Who brings what | long | Soup from Lea, bread from Omar`,
  samples: `
    image | title | subtitle | overline | badge | tone
    sea book | The Lighthouse Ledger | At Lea’s, up to chapter 14 | Thu 19 Nov, 19:30 | You come | success
    garden book | A Year of Beans | At Omar’s, the whole book | Thu 17 Dec, 19:30 | Open | warning
    story book | Small Rivers | At Kim’s, seven of us | 15 October | Past | neutral
    night book | Nine Keys, No Doors | At the wine bar | 17 September | Past | neutral`,
  about: 'Lea makes soup, Omar brings bread. We talk until nine and choose the next one.',
  facts: '19:30 | Starts\n6 | Coming\nCh. 14 | Read to',
  figures: '2 | Planned\n22 | Evenings so far\n6 | Come on Thursday',
  hero: 'Thursday, 19:30 | The Lighthouse Ledger | At Lea’s, six are coming | I am coming',
  tip: 'Kim and Ana have not answered | Six of eight are coming',
  add: 'Plan a meeting',
  use: 'I am coming',
})
