import { defineEntity } from '../entity.ts'

/** Somebody who asks a venue for a date, from the first mail to the day itself. */
export const venueInquiry = defineEntity({
  id: 'venue-inquiry',
  one: 'Inquiry',
  many: 'Inquiries',
  words: 'venue inquiry, event inquiry, wedding inquiry, venue enquiry, event request, banquet',
  icon: 'calendar',
  groups: 'New, Tour, Offer out, Booked',
  fields: `
    Hosts | text | Lea and Omar
    Event | choice | Wedding | Wedding, Birthday, Company, Other
    Date | date | Sat 12 Jun
    Guests | number | 84
    Tour | date | Fri 27 Nov
    Menu package | choice | Long table | Long table, Buffet, Garden grill
    Deposit | money | € 1,500
    Wishes | long | Ceremony under the lime tree, band until one`,
  samples: `
    icon | title | subtitle | value | badge | tone
    heart | Lea and Omar | Sat 12 June, 84 guests | € 9,400 | Booked | success
    heart | Iris and Tomás | Sat 19 June, 120 guests | € 12,800 | Offer out | primary
    star | Norrgard, summer party | Fri 2 July, 60 guests | € 5,200 | Tour | warning
    heart | Hana and Jonas | Sat 10 July, 96 guests | € 10,600 | New | neutral
    gift | Ruth, sixtieth birthday | Sun 18 July, 40 guests | € 3,100 | Booked | success
    heart | Noor and Elias | Sat 4 September, 70 guests | € 8,200 | Offer out | primary`,
  about:
    'They came to look in October and want the barn and the garden. Long tables, ceremony under the lime tree at three, band until one.',
  facts: '84 | Guests\n€ 9,400 | Offer\nPaid | Deposit',
  figures: '14 | Inquiries open | +3\n6 | Dates booked\n€ 7,500 | Deposits this month',
  hero: 'Tour on Friday, 15:00 | Norrgard, summer party | Sixty guests, garden if it is dry | See inquiry',
  tip: 'Two offers wait since last week | Iris and Tomás, Noor and Elias',
  trend: 'Booked this season | € 64k | +€ 9k',
  add: 'New inquiry',
  use: 'Send offer',
})
