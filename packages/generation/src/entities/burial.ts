import { defineEntity } from '../entity.ts'

/** A burial or a service on the grounds. */
export const burial = defineEntity({
  id: 'burial',
  words: 'burial, interment, inurnment',
  icon: 'calendar',
  groups: 'This week, Asked',
  fields: `
    Name | text | Elias Lund
    Day | date | Fri 20 Nov
    Time | time | 11:00
    Where | text | Chapel, then B 4/2
    Kind | choice | Coffin | Coffin, Urn
    Undertaker | text | Haddad & Daughters`,
  samples: `
    title | subtitle | overline | badge | tone
    Elias Lund | Chapel, then B 4/2, 40 people | Fri 20 Nov, 11:00 | Coffin | neutral
    Ruth Kaya | At the urn wall, niche 51 | Fri 20 Nov, 14:00 | Urn | primary
    Hana Sato | Under the oak, family only | Sat 21 Nov, 10:00 | Urn | primary
    Tomás Weber | Chapel, then A 12/1 | Tue 24 Nov, 13:00 | Coffin | neutral
    Iris Nowak | Day still open | Asked | Waits | warning`,
  about: 'Forty people, organ in the chapel, then along the lime walk to B 4/2. Bearers are ordered.',
  facts: '11:00 | Begins\nB 4/2 | Grave\n40 | People',
  figures: '4 | This week\n1 | Asked',
  hero: 'Tomorrow, 11:00 | Elias Lund | Chapel, then B 4/2 | Open plan',
  add: 'Add burial',
  use: 'Edit burial',
})
