import { defineEntity } from '../entity.ts'

/** Who has rented what, from when to when. */
export const hireBooking = defineEntity({
  id: 'hire-booking',
  one: 'Booking',
  many: 'Bookings',
  words: 'booking of a machine',
  icon: 'calendar',
  groups: 'Today, Out, Reserved, Closed',
  fields: `
    Customer | text | Lindner and sons
    Machine | text | Scissor lift 10 m
    From | date | Tue 17 Nov
    Until | date | Fri 20 Nov
    Price | money | € 392
    Deposit | money | € 200
    Delivery | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    truck | Lindner and sons, scissor lift | Until Fri 20 Nov, delivered | € 392 | Out | primary
    calendar | Mosswell, mini excavator | From Mon 23 Nov, 3 days | € 435 | Reserved | warning
    repeat | Osei building, telehandler | Back today at 16:00 | € 630 | Due back | warning
    bolt | Harbour festival, generator | Until Sun 22 Nov | € 304 | Out | primary
    check | Mrs Vogt, compactor | Closed, deposit returned | € 84 | Closed | success`,
  about: 'Delivered on Tuesday at eight, fetched on Friday. The deposit is paid by card.',
  facts: '€ 392 | Price\n4 d | Length\n€ 200 | Deposit',
  figures: '12 | Out\n3 | Due back',
  hero: 'Back today, 16:00 | Osei building, telehandler | Clean and full tank | Check in',
  tip: 'Three come back today | One is late since yesterday',
  trend: 'Bookings a week | 42 | +6',
  add: 'New booking',
  use: 'Check in',
})
