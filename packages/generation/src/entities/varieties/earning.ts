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
])
