import { earningSpot } from '../earning-spot.ts'
import { defineVarieties } from './variety.ts'

/** Where a stand brings something; without these words it is where one plays. */
export const earningSpotVarieties = defineVarieties(earningSpot, [
  {
    signs: 'flea market 12, flea markets 12, car boot 12, jumble 9, garage sale 12, what i sold 9, stall 7',
    one: 'Market',
    many: 'Markets',
    icon: 'pin',
    samples: `
      icon | title | subtitle | value
      pin | Old dairy, Sundays | Stand € 18, roof | € 164
      pin | Linden square | First Saturday, stand € 12 | € 118
      pin | Mill fields | Large, stand € 25 | € 210
      pin | School yard | Toys and clothes, free | € 74
      pin | Night market | From six, bring a lamp | € 132`,
    about: 'Under a roof, with parking behind the hall. Collectors come at seven, families after ten.',
  },
])
