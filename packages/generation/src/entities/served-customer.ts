import { defineEntity } from '../entity.ts'

/** Somebody a trade goes to: a house or a firm, what is done there and when the next time is. */
export const servedCustomer = defineEntity({
  id: 'served-customer',
  one: 'Customer',
  many: 'Customers',
  words: 'served customer',
  icon: 'home',
  groups: 'Houses, Firms, New',
  fields: `
    Name | text | Vogt
    Address | place | Linden lane 4
    Phone | phone | +49 151 2048
    What | text | As agreed, every time
    Last visit | date | Thu 22 Oct
    Next visit | date | Thu 26 Nov
    Note | long | Side gate 2580, ring first`,
  samples: `
    icon | title | subtitle | badge | tone
    home | Vogt, Linden lane 4 | Since 2021, side gate 2580 | Thu 26 Nov | primary
    home | Haddad, Mill street 12 | Every six weeks, ring first | Fri 27 Nov | neutral
    building | Harbour hotel | Contact Iris Chen, back door | Today | success
    home | Rahman, Park view 9 | Dog in the yard, key with Osei | Tue 1 Dec | neutral
    building | Mill Café | Before nine, pays by month | Wed 2 Dec | neutral
    home | Petrova, Hill street 2 | Price agreed by phone | New | warning`,
  about: 'Customer since 2021. Side gate 2580, ring first; the bill goes to the daughter by mail.',
  facts: '2021 | Since\n22 Oct | Last visit\n14 | Visits',
  figures: '64 | Customers | +3\n12 | This week',
  hero: 'Today, 14:00 | Harbour hotel | Iris Chen waits at the back door | Open customer',
  tip: 'Three have no date yet | The last visit was over six weeks ago',
  use: 'Add visit',
})
