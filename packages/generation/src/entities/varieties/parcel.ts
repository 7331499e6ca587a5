import { parcel } from '../parcel.ts'
import { defineVarieties } from './variety.ts'

/** What is brought to the door; without these words it is parcels of shops. */
export const parcelVarieties = defineVarieties(parcel, [
  {
    signs:
      'pharmacy 7, pharmacies 7, medicine 6, medicines 6, prescription 6, medication 5, blood samples 8, lab samples 8',
    groups: 'Today, On the way, Delivered',
    without: 'Weight, Size',
    fields: `
      To | person | Lea Brandt
      Address | place | Linden lane 4
      Kept cold | switch | no
      Signature | choice | Patient | Patient, Family, Not needed
      Pickup | date | Fri 20 Nov`,
    samples: `
      icon | title | subtitle | badge | tone
      pill | Brandt, blood pressure tablets | Linden lane 4, before 14:00 | 3 stops | primary
      drop | Haddad, insulin, keep cold | Mill street 12, before 12:00 | Cool box | warning
      pill | Osei, antibiotic | Park view 9, today | 7 stops | primary
      heart | Petrova, dressings | Harbour street 31 | Delivered | success
      pill | Weber, drops | East end 4 | Not at home | danger`,
    about:
      'Third bell, blue door. Signature of the patient or of somebody in the flat; never at the neighbours.',
    hero: '3 stops away | Brandt, blood pressure tablets | Linden lane 4, before 14:00 | Start',
    tip: 'One needs the cool box | Haddad before noon',
    use: 'Deliver',
  },
  {
    signs: 'meals 5, restaurant 5, food 4, pizza 6, lunch 4, groceries 5, kitchen 3',
    groups: 'Today, On the way, Delivered',
    without: 'Weight, Size',
    fields: `
      To | person | Lea Brandt
      Address | place | Linden lane 4
      Order | text | 42, two bowls
      Paid | choice | Card | Card, Cash
      Pickup | time | 12:20`,
    samples: `
      icon | title | subtitle | badge | tone
      fork | Order 42, two bowls | Linden lane 4, hot | 6 min | primary
      fork | Order 43, pizza and salad | Mill street 12 | Picked up | primary
      bag | Order 44, lunch for nine | Park view 9, third floor | 12:30 | warning
      fork | Order 41, ramen | Harbour street 31 | Delivered | success
      fork | Order 40, tacos | East end 4 | Late | danger`,
    about: 'Third bell, blue door. Bag is closed with a seal, drinks are in the side pocket.',
    hero: 'Six minutes away | Order 42, two bowls | Linden lane 4, keep upright | Start',
    tip: 'Two from the same kitchen | Take both, they lie on one way',
    use: 'Deliver',
  },
  {
    signs: 'flowers 7, flower 7, bouquet 7, florist 6, gifts 4',
    groups: 'Today, On the way, Delivered',
    without: 'Weight, Size',
    fields: `
      To | person | Lea Brandt
      Address | place | Linden lane 4
      Card | long | Happy birthday, grandma!
      Pickup | date | Fri 20 Nov`,
    samples: `
      icon | title | subtitle | badge | tone
      flower | Late garden, with card | Linden lane 4, before 14:00 | 3 stops | primary
      flower | Twelve roses | Mill street 12, at 18:00 | Tied | primary
      gift | Birthday, bunch and cake | Park view 9, tomorrow | Packed | warning
      flower | White and green | Harbour street 31 | Delivered | success
      flower | Wreath | Chapel, east end | Late | danger`,
    about: 'Third bell, blue door. Card says who it is from, so nothing is said at the door.',
    hero: '3 stops away | Late garden, with card | Linden lane 4, before 14:00 | Start',
    tip: 'Water for the roses | They ride until six',
    use: 'Follow it',
  },
  {
    signs:
      'furniture 6, appliances 6, washing machines 6, heavy 4, freight 5, pallets 7, pallet 7, lorry 6, truck loads 7',
    groups: 'Today, On the way, Delivered',
    without: 'Size',
    fields: `
      To | person | Lea Brandt
      Address | place | Linden lane 4
      Weight | text | 640 kg
      Floor | number | 3
      Pickup | date | Fri 20 Nov`,
    samples: `
      icon | title | subtitle | badge | tone
      truck | Two pallets, tiles | Building site, Linden lane | 7:30 | primary
      sofa | Sofa, three seats | Mill street 12, third floor | Two people | warning
      box | Washing machine | Park view 9, take the old one | 10:30 | primary
      truck | Timber, 6 m | Harbour street 31 | Delivered | success
      box | Oven | East end 4 | Refused | danger`,
    about: 'Third floor without a lift, two people. The old one goes back with us.',
    hero: 'Next, 7:30 | Two pallets, tiles | Linden lane, crane is there until eight | Start',
    tip: 'Mill street is narrow | Take the small truck',
    use: 'Deliver',
  },
  {
    signs:
      'container 8, containers 8, freight forwarder 9, shipping line 9, sea freight 9, cargo 6, vessel 7, customs clearance 8',
    one: 'Container',
    many: 'Containers',
    icon: 'box',
    groups: 'At sea, In port, Customs, Arrived',
    fields: `
      Number | text | MSKU 418 219-7
      From | place | Shanghai
      To | place | Hamburg
      Vessel | text | Northern Light, voyage 214
      Arrives | date | Thu 3 Dec
      Size | choice | 40 ft high | 20 ft, 40 ft, 40 ft high, Reefer
      Seal | text | KW 4182
      Note | long | Customs wants the packing list`,
    without: 'Address, Weight, Pickup, Note for the driver',
    samples: `
      icon | title | subtitle | badge | tone
      wave | MSKU 418 219-7 | Shanghai to Hamburg, due 3 December | At sea | primary
      box | TGHU 220 114-2 | Gate 4, free until Monday | In port | warning
      file | CMAU 771 008-5 | Packing list is missing | Customs | danger
      truck | HLXU 512 930-1 | On the truck to Linden hub | On the road | accent
      check | OOLU 104 662-9 | Delivered, seal whole | Arrived | success`,
    about: 'Left Shanghai on 2 November on the Northern Light, two days late. Lamps and chairs, 22 tonnes.',
    facts: '3 Dec | Arrives\n22 t | Weight\n14 d | To go',
    figures: '24 | On the way\n3 | At customs\n2 | Late',
    hero: 'Two days late | MSKU 418 219-7 | Hamburg on 3 December | Follow it',
    tip: 'Free time ends on Monday | TGHU 220 114-2 at gate 4',
    trend: 'Arrived this month | 18 | +4',
    add: 'Add container',
  },
])
