import { defineEntity } from '../entity.ts'

/** A party they come to. */
export const partyVisit = defineEntity({
  id: 'party-visit',
  one: 'Booking',
  many: 'Bookings',
  words: 'party booking, party visit',
  icon: 'calendar',
  groups: 'This week, Asked, Paid',
  fields: `
    For | text | Ida turns six
    Date | date | Sat 21 Nov
    From | time | 14:00
    Hours | choice | 2 | 1, 2, 3
    Address | place | Linden lane 4
    Contact | person | Lea Brandt
    Phone | phone | +49 151 0000 4210
    Children | number | 12
    Price | money | € 240.00
    Deposit paid | switch | yes
    Notes | long | Gate on the left, water tap in the yard`,
  samples: `
    icon | title | subtitle | value | badge | tone
    gift | Ida turns six | Sat 21 Nov, 14:00 · Linden lane 4 | € 240 | Half paid | warning
    users | Summer club, 24 children | Thu 26 Nov, 10:00 · Old dairy | € 320 | Paid | success
    gift | Yusuf turns eight | Sat 28 Nov, 11:00 · Mill street 12 | € 240 | Deposit open | danger
    building | Harbour kindergarten | Wed 2 Dec, 9:30 · East end | € 280 | Paid | success
    heart | Osei wedding | Sat 5 Dec, 15:00 · Mill barn | € 360 | Half paid | warning
    mail | Advent market | Asked for Sun 13 Dec, all day | € 520 | Asked | primary`,
  about:
    'Twelve children, most of them six. Park in the yard behind the gate; there is water, and coffee is promised.',
  facts: '14:00 | Starts\n2 h | Long\n€ 120 | Still open',
  figures: '6 | Booked | +2\n€ 480 | Still open\n1 | Asked',
  hero: 'Saturday, 14:00 | Ida turns six | Linden lane 4, twelve children, half is paid | Open booking',
  tip: 'Yusuf’s deposit is open | Due since Monday',
  trend: 'Parties a month | 14 | +3',
  add: 'Add booking',
  use: 'Mark as paid',
})
