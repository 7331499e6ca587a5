import { receipt } from '../receipt.ts'
import { defineVarieties } from './variety.ts'

/** What the slips are kept for; without these words it is a household. */
export const receiptVarieties = defineVarieties(receipt, [
  {
    signs:
      'point of sale 8, point-of-sale 8, pos 5, cash register 8, till 5, merchant 4, sales receipt 9, sales receipts 9, cashier 6, checkout counter 6',
    groups: 'Today, Card, Cash',
    fields: `
      Number | text | 4182
      Items | long | Opal globe, 2 price tags
      Amount | money | € 64.20
      Date | date | Thu 19 Nov
      Paid by | choice | Card | Card, Cash`,
    without: 'Shop, Category, Lines, VAT, Warranty until',
    samples: `
      icon | title | subtitle | value | badge | tone
      receipt | Receipt 4182 | 3 items, 14:20 | € 64.20 | Card | primary
      receipt | Receipt 4181 | 1 item, 13:52 | € 18.50 | Cash | neutral
      receipt | Receipt 4180 | 6 items, 12:40 | € 142.00 | Card | primary
      receipt | Receipt 4179 | 2 items, 11:15 | € 31.00 | Cash | neutral
      receipt | Receipt 4178 | Refund, 10:48 | −€ 24.90 | Refund | warning
      receipt | Receipt 4177 | 4 items, 9:31 | € 77.80 | Card | primary`,
    about: 'Three items, paid by card at the front till. A copy went to the customer by mail.',
    facts: '€ 64.20 | Amount\n3 | Items\nCard | Paid by',
    figures: '42 | Today | +5\n€ 1,284 | Total | +9 %\n1 | Refund',
    hero: 'Last sale | Receipt 4182 | Three items, € 64.20, paid by card | Print it',
    tip: 'Forty-two receipts today | One refund before noon',
    trend: 'Sales today | € 1,284 | +9 %',
  },
  {
    signs:
      'expense report 5, expense reports 5, business trip 5, business trips 5, salesman 4, sales trip 4, reimbursement 5, reimburse 5, reimbursed 5, employees 3, accountant 4, freelancer 4, freelance 4, tax 3, company 3, mileage 3, expenses at work 4, work expenses 5, business expenses 5',
    groups: 'Fuel, Hotel, Meals, Tickets',
    fields: `
      Shop | text | Harbour rooms
      Amount | money | € 94.00
      Date | date | Thu 19 Nov
      Category | choice | Hotel | Fuel, Hotel, Meals, Tickets, Other
      Trip | choice | Bergen | Bergen, Ghent, Turin
      VAT | money | € 6.15
      Notes | long | One night, breakfast paid separately`,
    without: 'Lines, Warranty until',
    samples: `
      icon | title | subtitle | value | badge | tone
      bed | Harbour rooms | Hotel, Bergen, 19 Nov | € 94.00 | New | primary
      car | Station road 12 | Fuel, 38.4 l, 18 Nov | € 68.70 | Sent | success
      fork | Mill Café | Lunch with two clients | € 42.50 | Question | warning
      train | Train to Ghent | Tickets, 16 Nov | € 58.00 | Sent | success
      map | Parking, old harbour | Other, 16 Nov | € 12.00 | Paid | neutral
      bed | Two nights, Turin | Hotel, 9 Nov | € 176.00 | Paid | neutral`,
    about: 'Read from the picture: one night, VAT 7 %, city tax apart, paid by company card ending in 0917.',
    facts: '€ 94.00 | Amount\n€ 6.15 | VAT\nBergen | Trip',
    figures: '€ 451 | This month\n14 | Receipts\n€ 188 | To be paid back',
    hero: 'November report | Six receipts are ready | € 451, one has a question | Send report',
    tip: 'One question | Lunch on the 17th needs the names of your guests',
    trend: 'Spent this month | € 451 | +€ 62',
  },
  {
    signs: 'warranty 4, warranties 4, guarantee 3, appliances 3, electronics 3, manuals 3',
    without: 'Lines, VAT',
    groups: 'Valid, Ends soon, Ended',
    samples: `
      icon | title | subtitle | value | badge | tone
      home | Washing machine | Norrgard, May 2024 | € 549 | 6 months | primary
      headphones | Headphones H4 | Harbour Audio, Jan 2026 | € 129 | 14 months | success
      coffee | Kettle | Corner hardware, Dec 2024 | € 48 | 2 weeks | danger
      tools | Drill | Corner hardware, Aug 2025 | € 96 | 9 months | success
      lamp | Floor lamp | Old Dairy, Oct 2022 | € 79 | Ended | neutral
      bike | Bicycle | Wheel works, Apr 2025 | € 890 | 5 months | primary`,
    about: 'Bought in May 2024 with three years of warranty. Receipt and manual are both here.',
    facts: '€ 549 | Price\n3 y | Warranty\n6 mo | Left',
    figures: '24 | Kept\n14 | Under warranty\n1 | Ends soon',
    hero: 'Ends on 2 December | Kettle | Two weeks of warranty left | See receipt',
    tip: 'One ends soon | The kettle is covered until 2 December',
  },
])
