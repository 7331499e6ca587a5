import { earning } from '../earning.ts'
import { defineVarieties } from './variety.ts'

/** What comes in at a stand; without these words it is what a hat or a shift brings. */
export const earningVarieties = defineVarieties(earning, [
  {
    signs: 'flea market 12, flea markets 12, car boot 12, jumble 9, garage sale 12, what i sold 9, stall 7',
    one: 'Sale',
    many: 'Sales',
    groups: 'Today, Cash, Card',
    fields: `
      What | text | Enamel lamp
      Asked | money | € 30.00
      Sold for | money | € 24.00
      Paid with | choice | Cash | Cash, Card, Phone
      Date | date | Thu 19 Nov
      Notes | long | To a couple with a pram`,
    without: 'Where, From, Hours, Cash, Card',
    samples: `
      icon | title | subtitle | value | tone
      tag | Enamel lamp | 9:12, asked € 30 | € 24.00 | success
      tag | Box of comics | 9:40, asked € 15 | € 15.00 | success
      tag | Two chairs | 10:05, by card | € 45.00 | success
      tag | Coffee mill | 10:30, asked € 12 | € 7.00 | primary
      warning | Stand for the day | Paid at seven | −€ 18.00 | danger`,
    about: 'Asked thirty, sold for twenty-four to a couple with a pram. It had cost eight.',
    facts: '€ 24 | Sold for\n€ 8 | It cost\n9:12 | Time',
    figures: '€ 91 | Sold today | +€ 24\n€ 73 | After the stand\n€ 118 | In the cash box',
    hero: 'In the cash box | € 118.00 | € 50 of it is change from home | Log sale',
    tip: 'Most is sold before ten | Four of five things',
    trend: 'Sold a market | € 164 | +€ 22',
    add: 'Log sale',
  },
  {
    signs:
      'waiter 9, waiters 9, waitress 9, waitresses 9, bartender 9, bartenders 9, barista 9, baristas 9, server tips 9, tip tracker 9, tips per shift 9, my tips 8, restaurant 5',
    fields: `
      Shift | choice | Dinner | Breakfast, Lunch, Dinner, Bar
      Date | date | Thu 19 Nov
      Hours | number | 6
      Cash | money | € 48.00
      Card | money | € 36.00
      Paid out to others | money | € 8.00
      Notes | long | Table of twelve, two birthdays`,
    without: 'Where, From',
    samples: `
      icon | title | subtitle | value | tone
      fork | Dinner, Saturday | 6 h, table of twelve, € 17.00 an hour | € 102.00 | success
      fork | Lunch, Friday | 4 h, terrace, € 9.50 an hour | € 38.00 | primary
      wine | Bar, Friday | 5 h, quiz night, € 14.80 an hour | € 74.00 | success
      coffee | Breakfast, Wednesday | 5 h, rain, € 5.20 an hour | € 26.00 | danger
      fork | Dinner, Tuesday | 6 h, € 10.10 an hour | € 60.60 | primary`,
    about: 'Six hours with a table of twelve. Eight euros went to the kitchen, seventeen an hour are left.',
    facts: '€ 17.00 | An hour\n6 h | Worked\n€ 102.00 | Tips',
    figures: '€ 300 | This week | +€ 42\n€ 11.50 | An hour\n26 h | Hours',
    hero: 'This week | € 300 in tips | 26 hours, € 11.50 an hour | Log tips',
    tip: 'Saturday dinners are best | € 16.20 an hour since May',
    trend: 'Tips a shift | € 60 | +€ 6',
    add: 'Log tips',
  },
])
