import { visit } from '../visit.ts'
import { defineVarieties } from './variety.ts'
import { takenAway } from './visit-taken-away.ts'

/** Who comes to the house to do something; without these words it is the cleaners. */
export const visitVarieties = defineVarieties(visit, [
  {
    signs:
      'bike repair 9, bicycle repair 9, bike mechanic 9, bike service 8, bikes 6, bicycles 6, bicycle 6, e-bikes 8',
    icon: 'bike',
    groups: 'Repairs, Service, Urgent',
    without: 'Rooms, Again',
    fields: 'What is broken | choice | Flat tyre | Flat tyre, Brakes, Gears, Lights, Something else',
    samples: `
      image | title | subtitle | overline | value | rating
      bike repair 1 | Flat tyre | New tube included | 25 min | € 24 | 4.9
      bike 2 | Brakes adjusted | Pads if they are worn | 40 min | € 32 | 4.8
      bike 3 | Gears set | Cable and housing | 45 min | € 36 | 4.8
      bike 4 | Spring service | Cleaned, oiled and checked | 1 h 15 | € 69 | 4.9
      bike 5 | E-bike check | Battery, motor and software | 1 h | € 79 | 4.7
      bike repair 6 | Wheel trued | Spokes included | 50 min | € 38 | 4.6`,
    about: 'The van has tubes, cables, pads and chains on board. You see on the map how far away it is.',
    facts: '25 min | Takes\n4.9 | Rating\n€ 24 | Price',
    hero: 'Tuesday, 9:00 | Tomás comes for the tyre | Between nine and half past | Change visit',
    tip: 'Before the winter | Lights and brakes together for € 55',
    price: '€ 24 | with parts',
  },
  {
    signs: 'windows 7, window cleaner 9, window cleaning 9, window washing 9, gutters 6, conservatory 6',
    icon: 'home',
    groups: 'Flats, Houses, Shops',
    without: 'Rooms',
    fields: 'Windows | number | 12\nFrames | switch | yes',
    samples: `
      image | title | subtitle | overline | value | rating
      room home 1 | Up to ten windows | Inside and outside | 1 h 30 | € 60 | 4.9
      room home 2 | Up to twenty windows | With frames and sills | 2 h 30 | € 105 | 4.8
      room home 3 | Conservatory | Roof and sides | 2 h | € 120 | 4.8
      room home 4 | Shop front | Before you open | 45 min | € 35 | 4.9
      room home 5 | Gutters | With a photo of each | 1 h 30 | € 80 | 4.7
      room home 6 | Skylights | From outside, roped | 1 h | € 55 | 4.6`,
    about: 'Brings water, ladders and cloths. Flowers on the sill are moved and put back.',
    facts: '1 h 30 | Takes\n4.9 | Rating\n€ 60 | Price',
    hero: 'Tuesday, 9:00 | Tomás comes for the windows | Every three months | Change visit',
    tip: 'When it rains | We come all the same, and once more if it shows',
    price: '€ 60 | up to ten windows',
  },
  {
    signs: 'sharpen 8, sharpens 8, sharpening 9, knives 6, scissors 5, knife sharpener 9',
    icon: 'tools',
    groups: 'Kitchen, Garden, Hair',
    without: 'Rooms',
    fields: 'Blades | number | 6\nKind | choice | Kitchen knives | Kitchen knives, Scissors, Garden shears',
    samples: `
      icon | title | subtitle | overline | value | rating
      fork | Kitchen knife | Smooth edge, up to 25 cm | 5 min | € 6 | 4.9
      fork | Bread knife | Each tooth by itself | 10 min | € 9 | 4.8
      tools | Household scissors | Taken apart and oiled | 8 min | € 8 | 4.8
      tools | Hairdresser's scissors | Ground by hand | 20 min | € 24 | 4.9
      leaf | Garden shears | Cleaned of resin | 10 min | € 12 | 4.7
      leaf | Mower blade | Balanced as well | 20 min | € 18 | 4.6`,
    about: 'Wet ground at your door, so that nothing gets hot. You try each on paper before you pay.',
    facts: '5 min | Takes\n4.9 | Rating\n€ 6 | Price',
    hero: 'Tuesday, 9:00 | In your street this week | Linden lane, from nine to eleven | Change visit',
    tip: 'Ten blades | The tenth is free',
    price: '€ 6 | per knife',
  },
  {
    signs:
      'computer help 9, computers 6, printer 6, laptop 6, wifi 5, phone help 8, tech support 8, it help 8, seniors 4',
    icon: 'code',
    groups: 'Computer, Phone, Television',
    without: 'Rooms, Again',
    fields: 'Device | choice | Laptop | Laptop, Phone, Printer, Television, Wi-Fi',
    samples: `
      icon | title | subtitle | overline | value | rating
      code | New computer set up | Mail, photos and printer | 1 h 30 | € 75 | 4.9
      wifi | Wi-Fi in every room | With repeater if needed | 1 h | € 55 | 4.8
      phone | New phone, old data | Contacts, photos, messages | 45 min | € 40 | 4.9
      file | Printer works again | Also by Wi-Fi | 45 min | € 38 | 4.7
      shield | Safe from viruses | Checked and explained | 1 h | € 52 | 4.8
      book | One hour of questions | At your own speed | 1 h | € 45 | 4.9`,
    about: 'Explains in plain words and writes it down in large letters. Nothing is deleted without asking.',
    facts: '1 h | Takes\n4.9 | Rating\n€ 45 | An hour',
    hero: 'Tuesday, 10:00 | Tomás comes for the printer | Between ten and half past | Change visit',
    tip: 'Passwords | Write them down on paper, and keep that in a drawer',
    price: '€ 45 | an hour',
  },
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
  ...takenAway,
])
