import { stall } from '../stall.ts'
import { defineVarieties } from './variety.ts'

/** What stands on a market; with these words those who sell there reserve a place of their own. */
export const stallVarieties = defineVarieties(stall, [
  {
    signs:
      'reserve a stall 9, reserve stall 9, reserve stalls 9, book a stall 9, book stall 9, rent a stall 9, reserve a pitch 9, book a pitch 9, stall plan 8, pitch plan 8, reserve a table 8, stall fee 8, stallholders book 8',
    groups: 'Free, With power, Corner',
    without: 'Place, Open, Order, Pick up at, Pay with',
    fields: `
      Stall | choice | Stall 14 | Stall 14, Stall 15, Stall 22, Table 3
      What I sell | text | Children's clothes and books
      Power | switch | no
      Car beside it | switch | yes
      Fee | money | € 20
      Phone | phone | +49 151 2048
      Notes | long | Beside the Reys, if that is possible`,
    samples: `
      icon | title | subtitle | value | badge | tone
      pin | Stall 14, corner | 4 m, row C, car beside it | € 20 | Free | success
      pin | Stall 15 | 3 m, row C | € 15 | Free | success
      pin | Stall 16 | Lea Brandt, toys and prams | € 15 | Taken | neutral
      bolt | Stall 22 | 3 m, row A, with power | € 18 | Free | success
      pin | Stall 23 | Omar Haddad, records | € 15 | Taken | neutral
      home | Table in the hall, 3 | 2 m, dry if it rains | € 12 | Free | success`,
    about:
      'Four metres on the corner, seen from both rows. Set up from six, cars out by eight, market until two.',
    facts: '4 m | Length\n€ 20 | Fee\n6:00 | Set up',
    figures: '31 of 60 | Taken\n29 | Free\n€ 465 | Fees',
    hero: 'Sunday 29 November | 29 stalls are free | From € 12, set up from six o’clock | Reserve a stall',
    tip: 'Corners go first | Two are free',
    add: 'Reserve a stall',
    use: 'Reserve a stall',
    price: '€ 20 | a day',
  },
  {
    signs:
      'garage sale 9, garage sales 9, yard sale 9, yard sales 9, estate sale 9, estate sales 9, tag sale 9, moving sale 8',
    one: 'Sale',
    many: 'Sales',
    icon: 'tag',
    groups: 'Today, Sunday, Furniture, Toys',
    fields: `
      Address | place | Linden lane 4
      Open | text | Sat 9:00 to 14:00
      What there is | text | Bikes, books, garden tools
      Pay with | choice | Cash | Cash, Card
      Photo | photo | garage
      Notes | long | Rain or shine, early birds welcome`,
    without: 'Place, Order, Pick up at',
    samples: `
      image | title | subtitle | overline | badge
      toy | Linden lane 4 | Toys, a bunk bed, children’s clothes | 0.4 km | Sat 9:00
      bike | Mill street 12 | Four bicycles, tools, a workbench | 0.9 km | Sat 8:00
      sofa | Garden house, Old dairy | Moving sale, sofa to forks | 1.3 km | Sat, Sun
      book | Harbour street 31 | Books by the crate, records | 1.8 km | Sun 10:00
      lamp | East end 4 | Estate sale, lamps and china | 2.6 km | Sun 9:00`,
    about:
      'A whole childhood of toys, a bunk bed with ladder, clothes up to size 140. From nine on Saturday.',
    facts: '9–14 | Open\n0.4 km | Away\nCash | Pay with',
    figures: '14 | This weekend\n5 | Today\n3 | Saved',
    hero: 'Saturday from 9:00 | Five sales within a mile | Start with Linden lane 4 | See the round',
    tip: 'Best before ten | Furniture goes first',
    add: 'Add sale',
  },
])
