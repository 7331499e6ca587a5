import { defineEntity } from '../entity.ts'

/** A firm that does something for a wedding. */
export const weddingVendor = defineEntity({
  id: 'wedding-vendor',
  one: 'Vendor',
  many: 'Vendors',
  words: 'wedding vendor, wedding supplier',
  icon: 'users',
  groups: 'Booked, Asked, To find',
  fields: `
    Name | text | Blossom and stem
    Does | choice | Flowers | Flowers, Food, Music, Photos, Cake, Place
    Price | money | € 900.00
    Paid | money | € 0.00
    Phone | phone | +49 151 2048
    Notes | long | Two offers, ask for peonies`,
  samples: `
    icon | title | subtitle | value | badge | tone
    home | Barn and garden | Place, deposit paid | € 4,200 | Booked | success
    utensils | Hearth catering | Dinner for 84, tasting on Saturday | € 6,700 | Booked | success
    music | Dance trio | From eight until one | € 1,800 | Booked | success
    camera | Sol photo | Whole day, album | € 1,600 | Booked | success
    leaf | Blossom and stem | Flowers, second offer | € 900 | Asked | warning
    cake | Cake house | Three tiers, lemon | € 480 | Asked | warning`,
  about: 'Barn with the garden until two in the night, tables and chairs for ninety. Deposit is paid.',
  facts: '€ 4,200 | Price\n€ 2,100 | Paid\n16 May | Day',
  figures: '4 | Booked\n2 | Asked',
  hero: 'Saturday, 15:00 | Tasting at Hearth catering | Two of you, six dishes | See vendor',
  tip: 'Four of six are booked | Flowers and cake are asked',
  add: 'Add vendor',
  use: 'Call',
})
