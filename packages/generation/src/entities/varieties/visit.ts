import { visit } from '../visit.ts'
import { defineVarieties } from './variety.ts'

/** Who comes to the house to do something; without these words it is the cleaners. */
export const visitVarieties = defineVarieties(visit, [
  {
    signs:
      'plumber 7, plumbers 7, plumbing 7, electrician 7, electricians 7, heating 5, locksmith 7, handyman 6',
    icon: 'tools',
    groups: 'Urgent, Repairs, New',
    without: 'Rooms, Again',
    fields: 'Service | choice | Tap or drain | Tap or drain, Heating, Sockets, Doors',
    samples: `
      icon | title | subtitle | overline | value | rating
      bolt | Urgent call | Within two hours, day and night | Urgent | € 120 | 4.8
      drop | Dripping tap | Seals and parts included | Repairs | € 72 | 4.9
      refresh | Blocked drain | With a camera where needed | Repairs | € 95 | 4.8
      flame | Heating checked | Cleaned, aired and set | Repairs | € 110 | 4.9
      bulb | Sockets and lamps | Up to four of them | New | € 85 | 4.7
      key | Door opened | Without damage, if it can be | Urgent | € 90 | 4.6`,
    about: 'We call half an hour before we come and say what it costs before we begin. Shoes stay outside.',
    facts: '1 h | Takes\n4.9 | Rating\n€ 72 | Price',
    hero: 'Tuesday, 9:00 | Tomás comes for the tap | Between nine and half past | Change visit',
    tip: 'Heating before the frost | A check takes an hour and costs € 110',
    price: '€ 72 | with parts',
  },
  {
    signs:
      'gardener 7, gardeners 7, gardening service 8, lawn care 8, lawn mowing 8, landscaping 7, landscaper 7',
    icon: 'leaf',
    groups: 'Once, Weekly, Season',
    without: 'Rooms',
    fields: 'Service | choice | Lawn | Lawn, Hedge, Beds, Trees\nGarden | text | 300 m²',
    samples: `
      image | title | subtitle | overline | value | rating
      garden 1 | Lawn, mown and edged | Up to 300 m² | 1 h 30 | € 48 | 4.9
      garden 2 | Hedge, both sides | Green waste is taken along | 2 h 30 | € 85 | 4.8
      garden 3 | Beds, weeded | With mulch | 2 h | € 64 | 4.7
      forest 4 | Trees, cut back | Up to five metres | 3 h | € 140 | 4.9
      garden 5 | Leaves | Lawn, paths and gutter | 2 h | € 58 | 4.6
      plant 6 | Spring planting | Plants are brought along | 3 h | € 120 | 4.8`,
    about:
      'Brings mower, shears and bags, and leaves no leaf on the path. Photos before and after, if you like.',
    facts: '1 h 30 | Takes\n4.9 | Rating\n€ 48 | Price',
    hero: 'Tuesday, 9:00 | Tomás comes for the lawn | Every two weeks until October | Change visit',
    tip: 'Hedges until February | Birds nest in them from March',
    price: '€ 48 | up to 300 m²',
  },
  {
    signs:
      'moving company 9, moving services 9, removal company 9, removals 8, movers 8, moving service 9, man and van 9',
    icon: 'truck',
    groups: 'Flats, Houses, Single things',
    without: 'Again',
    fields: `
      Service | choice | Two rooms | Studio, Two rooms, House, One piece
      From | place | Linden lane 4, 3rd floor
      To | place | Mill street 12, ground floor`,
    samples: `
      image | title | subtitle | overline | value | rating
      room 1 | Studio or one room | Two people, one van | 3 h | € 290 | 4.8
      room home 2 | Two rooms | Three people, 20 m³ | 5 h | € 540 | 4.9
      home 3 | House | Four people, truck | 9 h | € 1,280 | 4.7
      box 4 | Packing | Boxes are brought along | 4 h | € 220 | 4.8
      sofa room 5 | One heavy piece | Piano, sofa or safe | 1 h 30 | € 120 | 4.9
      box 6 | Storage | By the month, 5 m³ | 1 month | € 65 | 4.6`,
    about: 'Three people, blankets and straps. Beds and shelves are taken down here and put up there.',
    facts: '5 h | Takes\n4.9 | Rating\n€ 540 | Price',
    figures: 'Fri 27 Nov | Moving day\n34 | Boxes\n€ 540 | In all',
    hero: 'Friday, 8:00 | Three people come for two rooms | Linden lane to Mill street | Change day',
    tip: 'No parking needed? | We ask the town for a sign, ten days ahead',
    price: '€ 540 | two rooms',
  },
])
