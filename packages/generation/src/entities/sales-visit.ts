import { defineEntity } from '../entity.ts'

/** A customer a sales rep calls on today. */
export const salesVisit = defineEntity({
  id: 'sales-visit',
  one: 'Visit',
  many: 'Visits',
  words: 'visit of a sales rep',
  icon: 'pin',
  groups: 'Today, Planned, Done',
  fields: `
    Customer | text | Harbour pharmacy
    Address | place | Mill street 12
    Time | time | 10:15
    Contact | person | Ruth Adeyemi
    Last order | text | 24 packs, 3 November
    Result | choice | Order | Order, Interested, No need, Not there
    Notes | long | Wants the new display in spring`,
  samples: `
    icon | title | subtitle | value | badge | tone
    pin | Harbour pharmacy | Mill street 12, last order 3 Nov | 10:15 | Next | primary
    pin | Linden pharmacy | Linden lane 4, wants samples | 11:00 | Today | neutral
    pin | Station pharmacy | Station road 2, last order 12 Oct | 11:45 | Today | neutral
    check | Park pharmacy | 36 packs ordered | 9:10 | Order | success
    warning | East end pharmacy | Nobody in charge there | 9:40 | Not there | danger
    pin | Old Mint pharmacy | Complaint about delivery | 14:00 | Today | warning`,
  about: 'Orders every three weeks, asks for the new display. The last delivery was one pack short.',
  facts: '3 Nov | Last order\n€ 412 | Average\n3 | Weeks since',
  figures: '8 | Visits today | 2 done\n€ 1,240 | Ordered today',
  hero: 'Next, 10:15 | Harbour pharmacy | Mill street 12, Ruth Adeyemi | Start visit',
  tip: 'Two of eight are done | East end has to be visited again',
  trend: 'Visits this week | 34 | +5',
  add: 'Add visit',
  use: 'Start visit',
})
