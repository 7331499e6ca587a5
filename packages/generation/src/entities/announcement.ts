import { defineEntity } from '../entity.ts'

export const announcement = defineEntity({
  id: 'announcement',
  one: 'Notice',
  many: 'Notices',
  words: 'announcement, council news, village news',
  icon: 'bell',
  groups: 'Council, Clubs, Works, Help',
  fields: `
    Title | text | Water off on Tuesday
    From | person | Town hall
    Date | date | Tue 24 Nov
    Place | place | Mill street
    Photo | photo | city
    Text | long | From eight to noon, upper houses only`,
  samples: `
    image | title | subtitle | overline | meta
    city | Bridge closed till June | Use the ford road | Works | 2 h
    park | Two new trees | Planting on Saturday at ten | Council | Today
    fruit market | Market moves | To the church square | Council | Wed
    swim | Pool opens Saturday | Longer hours in May | Sports | Tue
    music | Choir looks for basses | Thursdays, old dairy | Clubs | Mon
    bread | Bakery stays | New owner from January | Shops | Sun`,
  about: 'From Monday on, until the first of June. Bikes and feet may use the small bridge by the mill.',
  facts: 'June | Until\n2 h | Ago\n14 | Answers',
  figures: '24 | Notices | +3\n312 | Households',
  hero: 'New today | Bridge closed till June | The ford road is open, bikes use the mill bridge | Read on',
  tip: 'Three new notices | Paper is collected on Thursday',
  trend: 'Readers | 312 | +24',
  add: 'Post a notice',
  use: 'Answer',
})
