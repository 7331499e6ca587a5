import { garmentOrder } from '../garment-order.ts'
import { garmentPrice } from '../garment-price.ts'
import { defineVarieties } from './variety.ts'

const sewing =
  'tailor 8, tailors 8, alterations 7, alteration 7, hem 6, hems 6, hemming 7, seamstress 8, dressmaker 8, fittings 6, gown 6, sewing 5'
const soles =
  'shoe repair 9, shoes 6, boots 6, cobbler 9, shoemaker 9, soles 8, heels 7, sneakers 6, handbags 5'

/** What is handed in; without these words it is laundry. */
export const garmentOrderVarieties = [
  ...defineVarieties(garmentOrder, [
    {
      signs: sewing,
      icon: 'scissors',
      groups: 'In work, Fitting, Ready',
      without: 'Pickup, Address',
      fields: `
        Customer | person | Lea Brandt
        Garment | text | Wool trousers
        Work | choice | Hem | Hem, Zip, Waist, Sleeves, Made to measure
        Measurements | long | Waist 82, inseam 78, hip 98
        Fitting | date | Thu 19 Nov
        Back by | date | Fri 27 Nov
        Deposit | money | € 20`,
      samples: `
        avatar | title | subtitle | value | badge | tone
        Lea Brandt | Wool trousers, hem | Lea Brandt, fitting today 17:00 | € 24 | Fitting | warning
        Omar Haddad | Jacket, sleeves | Omar Haddad, promised Friday | € 38 | In work | primary
        Iris Chen | Wedding dress | Iris Chen, third fitting 2 Dec | € 260 | In work | primary
        Kim Osei | Coat, new lining | Kim Osei, called on Monday | € 90 | Ready | success
        Ana Petrova | Zip in a skirt | Ana Petrova, € 10 paid | € 18 | Ready | success`,
      about: 'Four centimetres shorter, blind stitch, original hem kept. Fitting in the shoes she will wear.',
      facts: 'Fri | Promised\n€ 24 | Price\n78 cm | Inseam',
      figures: '14 | In work\n5 | Ready | +2\n3 | Fittings today',
      hero: 'Today, 17:00 | Fitting: Lea Brandt | Wool trousers, four centimetres shorter | Open order',
      tip: 'Five are ready | Two have not been told yet',
      add: 'New order',
      use: 'Say it is ready',
      price: '€ 24 | hem by hand',
    },
    {
      signs: soles,
      icon: 'shoe',
      groups: 'In work, Ready, Fetched',
      without: 'Pickup, Address',
      fields: `
        What | text | Brown boots, new soles
        Work | choice | Soles | Soles, Heels, Stitching, Colour, Stretch
        Photo | photo | shoe
        Price | money | € 48
        Back by | date | Fri 20 Nov
        Phone | phone | +49 151 2048`,
      samples: `
        image | title | subtitle | value | badge | tone
        boot | Brown boots, new soles | Ticket 118, Friday from 12:00 | € 48 | In work | primary
        sneaker | White sneakers, cleaned | Ticket 121 | € 19 | Ready | success
        heels | Black shoes, heels | Ticket 117 | € 14 | Ready | success
        bag | Handbag, new strap | Ticket 122, waits for leather | € 36 | Waiting | warning
        boot | Hiking boots, stretched | Ticket 119, Monday | € 12 | In work | primary`,
      about: 'Rubber soles and new heels, seams waxed. Can be fetched on Friday from noon on.',
      facts: 'Fri | Ready\n€ 48 | Price\n118 | Ticket',
      figures: '9 | In work\n4 | Ready | +2\n2 d | As a rule',
      hero: 'Ready | White sneakers, cleaned | Ticket 121, € 19, open until 18:00 | Show ticket',
      tip: 'Two of yours are ready | Kept for four weeks',
      use: 'Show ticket',
      price: '€ 48 | soles and heels',
    },
  ]),
  ...defineVarieties(garmentPrice, [
    {
      signs: sewing,
      samples: `
        icon | title | subtitle | value
        scissors | Hem, trousers | By hand, three days | € 18
        scissors | New zip | Jacket or skirt | € 22
        star | Waist, taken in | With a fitting | € 24
        shirt | Sleeves, shorter | With lining | € 38
        heart | Wedding dress | From, three fittings | € 180`,
      about: 'Blind stitch by hand, original hem kept where there is one.',
      hero: 'From | Hem, trousers | € 18, ready in three days | Book a fitting',
      tip: 'Fittings without a date | Tuesday and Thursday until 19:00',
      price: '€ 18 | trousers',
    },
    {
      signs: soles,
      samples: `
        icon | title | subtitle | value
        shoe | Heels | While you wait | € 14
        shoe | Soles, rubber | Two days | € 34
        shoe | Soles, leather | Four days | € 52
        drop | Cleaning and care | Suede and leather | € 19
        tools | Stitching | By the seam | € 8`,
      about: 'Rubber two millimetres thick, nailed and glued, seams waxed.',
      hero: 'While you wait | Heels in ten minutes | € 14, every day until 18:00 | Drop off',
      tip: 'Winter boots need a day more | Bring them now',
      price: '€ 14 | heels',
    },
  ]),
]
