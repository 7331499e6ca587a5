import { defineEntity } from '../entity.ts'

/** A home shown to somebody who may buy it. */
export const houseViewing = defineEntity({
  id: 'house-viewing',
  one: 'Viewing',
  many: 'Viewings',
  words: 'viewing of a home',
  icon: 'home',
  groups: 'Today, This week, Done',
  fields: `
    Home | text | Flat, Linden lane 4
    Buyer | person | Omar Haddad
    Date | date | Thu 19 Nov
    Time | time | 16:00
    Result | choice | Interested | Interested, Offer, Not for them
    Note | long | Likes the light, asks about the balcony`,
  samples: `
    icon | title | subtitle | badge | tone
    home | Flat, Linden lane 4 | Omar Haddad, today at 16:00 | Today | primary
    home | House, Park view 9 | Lea Brandt, today at 17:30 | Today | primary
    building | Loft, Old mint | Kim Osei, Friday at 10:00 | This week | neutral
    star | House, Mill street 12 | Ana Petrova, wants to offer | Offer | success
    close | Flat, Harbour 9 | Tomás Rey, too loud | Done | neutral`,
  about: 'Third viewing of this home. Likes the light and asks about the balcony.',
  facts: '16:00 | Time\n3 | Viewings\n€ 420k | Price',
  figures: '2 | Today\n9 | This week',
  hero: 'Today, 16:00 | Flat, Linden lane 4 | Omar Haddad | Open viewing',
  tip: 'Two viewings today | Ana wants to make an offer',
  trend: 'Viewings a week | 9 | +2',
  add: 'Add viewing',
  use: 'Note result',
})
