import { defineArchetype } from '../archetype.ts'

/** Donated food, those who sort it and the households that take it home. */
export const foodBank = defineArchetype({
  id: 'food-bank',
  words:
    'food bank 40, food banks 40, food pantry 36, foodbank 40, soup kitchen 26, food parcels 32, donated food 30, incoming donations 30, families in need 24, points budget 24, social supermarket 34, hamper 16, food hampers 30, donate clothes 40, clothes donation 40, clothing donation 40, clothes pickup 34, donation pickup 36, pickup of donations 36, donate furniture 36, clothing bank 34, donate old furniture 60, donate old clothes 60, donate old things 44, give away old furniture 40',
  examples: `
    Volunteers scan what was donated, with shelf and best-before date
    Each family has points per month and takes a basket home
    What is low, what expires this week, what do we ask for on Sunday
    Parcels for forty households, vegetarian and halal, packed by Friday
    Which supermarket gave how many kilos, report at the end of the year
    Our pantry in the church hall: opening days, queue numbers, helpers
    Cold room, dry shelf, nappies and soap, counted by hand
    Check out a basket by scanning, points go down
    Shifts at the sorting table and a driver for the van
    Referrals from social workers, number of people and allergies
    Sister pantries swap surplus pasta
    Give out winter coats too, one for each
    Give clothes away: choose a day, the van collects the bags, see where they went`,
  bars: 'checkout slots confirmed ticket budget',
  unless: /\b(?:organi[sz]e|coordinate|manage|schedule) (?:its|our|the|their|my) volunteers\b/i,
  presets: 'natural, clean',
  icon: 'box',
  names: 'Full Shelf, Saturday Parcel, Good Bread',
  entity: 'donated-good',
  screens: `
    browse | Stock | box
    scanner | Scan | camera
    browse | Families | users | supported-family
    stats | Reports | chart
    browse? | Donors | heart | food-donor
    notifications? | Use soon | bell
    detail | Item
    form | Add donation
    settings? | Settings | settings`,
})
