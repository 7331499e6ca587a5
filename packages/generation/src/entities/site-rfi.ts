import { defineEntity } from '../entity.ts'

/** A question of the site to those who planned it. */
export const siteRfi = defineEntity({
  id: 'site-rfi',
  one: 'RFI',
  many: 'RFIs',
  words: 'request for information of a site',
  icon: 'help',
  groups: 'Open, Answered, Late',
  fields: `
    Number | text | RFI-018
    Question | long | Which beam above door 2.14?
    To | person | Lea Brandt
    Due | date | Tue 24 Nov
    Drawing | text | A-204, version 4
    Cost | choice | None | None, Small, Large`,
  samples: `
    icon | title | subtitle | value | badge | tone
    help | RFI-018, beam above door 2.14 | To Lea Brandt, architect | 24 Nov | Open | warning
    help | RFI-017, colour of the sill | To Ana Petrova, since ten days | 16 Nov | Late | danger
    check | RFI-016, slope of the terrace | Two percent, drawing changed | 12 Nov | Answered | success
    check | RFI-015, fire door or not | T30, plan A-110 | 9 Nov | Answered | success`,
  about: 'Plan and structural drawing differ above door 2.14. The plasterers wait for it.',
  facts: '24 Nov | Due\n2 | Drawings\n1 | Trade waits',
  figures: '2 | Open\n1 | Late',
  hero: 'Late since Monday | RFI-017, colour of the sill | Ana Petrova | Remind',
  tip: 'One answer is late | RFI-017, since Monday',
  trend: 'Days to answer | 5 | −1',
  add: 'Ask a question',
  use: 'Answer',
})
