import { bidRequest } from '../bid-request.ts'
import { defineVarieties } from './variety.ts'

/** What offers are made for; without these words moves and trades. */
export const bidRequestVarieties = defineVarieties(bidRequest, [
  {
    signs: 'moves 9, mover 9, movers 9, moving house 9, moving company 9, removal 8, removals 8',
    icon: 'truck',
    samples: `
      icon | title | subtitle | value | badge | tone
      truck | Move of three rooms | Linden lane to Harbour, Sat 28 Nov | 4 offers | 31 h left | primary
      box | One room, third floor | Old dairy to Mill street, 5 December | 2 offers | 9 h left | warning
      music | Piano, two floors down | Station road 3, within the town | 6 offers | Decided | success
      home | House with five rooms | Mill street 9 to Ghent, in January | 3 offers | Decided | success
      sofa | Sofa and a wardrobe | Harbour 11, any evening | 0 offers | New | neutral`,
    about:
      'Three rooms on the third floor, no lift, a piano. From Linden lane to Harbour 11, eleven kilometres.',
    hero: '31 hours left | Move of three rooms | Four offers, the lowest is € 480 | Compare offers',
    notices:
      'New offer: € 480 | Haddad & Daughters, for your move | tag\nNine hours left | One room, two offers | clock\nNorth Wind lowered to € 520 | Your move | tag',
  },
  {
    signs:
      'villa 8, villas 8, holiday 5, rental 4, travellers 6, travelers 6, apartment 5, apartments 5, hotel 6, hotels 6, rooms 3, stay 5, stays 5, guests 4, bedrooms 6',
    icon: 'home',
    groups: 'Open, Decided, Over',
    fields: `
      From | date | Sat 5 Jun
      Until | date | Sat 12 Jun
      Guests | number | 8
      Bedrooms | number | 4
      Area | choice | North | North, South, Any
      Budget a night | money | € 320.00
      Special notes | long | Pool with a fence, one dog`,
    without: 'What, Where, When, Budget, Open until, Photo, Notes',
    samples: `
      icon | title | subtitle | value | badge | tone
      home | Week in June, 8 | 4 bedrooms, pool with a fence, north | 5 offers | 31 h left | primary
      home | Long weekend, 4 people | 2 bedrooms, by the sea, one dog | 2 offers | 9 h left | warning
      home | Team days, 16 people | Any area, big table, fast Wi-Fi | 7 offers | Decided | success
      home | Autumn, 2 people | Quiet, fireplace, up to € 110 | 0 offers | New | neutral`,
    about:
      'Eight people, four bedrooms, a pool with a fence because of the little ones. North coast if possible.',
    facts: '5 | Offers\n€ 240 | Lowest\n31 h | Left',
    figures: '2 | Open\n7 | Offers\n€ 240 | Lowest a night',
    hero: '31 hours left | Week in June, 8 | Five owners offer, the lowest is € 240 | Compare offers',
    tip: 'An owner went down to € 240 | Villa Lindgren, north coast',
    notices:
      'Villa Lindgren: € 240 a night | For your week in June | tag\nNine hours left | Long weekend, two offers | clock\nMill house lowered to € 255 | Your week in June | tag',
    trend: 'Lowest a night | € 240 | −€ 15',
  },
  {
    signs: 'freight 8, pallets 7, load 5, loads 6, truckers 8, shippers 8, cargo 7',
    icon: 'truck',
    groups: 'Open, Decided, Over',
    fields: `
      From | place | Bremen
      To | place | Porto
      Goods | text | 14 pallets, 9.2 t
      Load on | date | Mon 23 Nov
      Budget | money | € 1,900.00`,
    without: 'What, Where, When, Photo',
    samples: `
      icon | title | subtitle | value | badge | tone
      truck | Bremen to Porto | 14 pallets, 9.2 t, Mon 23 Nov | 4 offers | 6 h left | warning
      truck | Ghent to Lyon | 22 pallets, cooled, Tuesday | 2 offers | 20 h left | primary
      truck | Kiel to Oslo | Machine, 3.4 m wide | 1 offer | New | neutral
      truck | Porto to Bremen | 8 pallets, back load | 5 offers | Decided | success`,
    about: 'Fourteen pallets, nine tonnes, dry. Loading by ramp from seven to noon.',
    facts: '4 | Offers\n€ 1,640 | Lowest\n6 h | Left',
    figures: '3 | Open\n7 | Offers\n€ 1,640 | Lowest now',
    hero: '6 hours left | Bremen to Porto | Four offers, the lowest is € 1,640 | Compare offers',
    tip: 'A new offer came in | € 1,640 from Rey Transport',
    trend: 'Lowest offer | € 1,640 | −€ 60',
  },
])
