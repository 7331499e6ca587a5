import { quoteLine } from '../quote-line.ts'
import { defineVarieties } from './variety.ts'

/** What offers of other trades are worked out from; without these words somebody paints. */
export const quoteLineVarieties = defineVarieties(quoteLine, [
  {
    signs:
      'agency 6, design 4, marketing 6, web design 8, websites 7, consulting 7, software 6, photography 7, photographer 7, video 6, freelancers 6, freelancer 6',
    samples: `
      icon | title | subtitle | value | tone
      palette | Design, three drafts | 4 days at € 560 | € 2,240 | primary
      code | Website, eight pages | 6 days at € 560 | € 3,360 | primary
      camera | Photos, one day | 24 pictures | € 880 | primary
      edit | Texts | 1,200 words | € 420 | neutral
      tag | Discount, package | 10 % | − € 690 | success
      receipt | Total with 19 % tax | Valid for 30 days | € 7,390 | accent`,
    fields: `
      What | text | Design, three drafts
      Kind | choice | Labour | Labour, Material, Extras
      Amount | text | 4 days
      Price each | money | € 560
      Total | money | € 2,240`,
    about: 'Three drafts and two rounds of changes. Fonts and pictures of others are not in it.',
    facts: '4 days | Amount\n€ 560 | A day\n€ 2,240 | Total',
    figures: '€ 6,210 | Net\n€ 1,180 | Tax\n€ 7,390 | Total',
    hero: 'Total with tax | € 7,390 | Five lines, valid for 30 days | Send quote',
    tip: 'The website is half of it | 6 days at € 560',
  },
  {
    signs: 'moving 5, movers 8, moving company 9, removals 8, relocation 8',
    samples: `
      icon | title | subtitle | value | tone
      truck | Van 7.5 t, one day | 38 m³ | € 290 | primary
      users | Three movers | 8 h at € 38 | € 912 | primary
      box | Boxes and paper | 60 | € 150 | neutral
      pin | Distance | 84 km at € 1.40 | € 118 | neutral
      building | Third floor, no lift | Both ends | € 160 | warning
      receipt | Total with 19 % tax | Valid until 17 December | € 1,940 | accent`,
    fields: `
      What | text | Three movers
      Kind | choice | Labour | Labour, Van, Extras
      Amount | text | 8 h
      Price each | money | € 38
      Total | money | € 912`,
    about: 'Three movers for a flat of 38 cubic metres. The piano is carried by a fourth.',
    facts: '38 m³ | Volume\n84 km | Distance\n€ 1,940 | Total',
    hero: 'Total with tax | € 1,940 | Five lines, valid until 17 December | Send quote',
    tip: 'The stairs cost € 160 | Third floor without a lift',
  },
  {
    signs:
      'roof 6, roofing 7, roofers 7, windows 5, window 5, solar 6, kitchens 6, carpenter 6, carpenters 6, electrician 6, electricians 6, plumbing 6, plumber 6, plumbers 6, hvac 6, construction 5, contractor 5, contractors 5, fence 6, flooring 6, landscaping 6, garden 5, tiles 6',
    samples: `
      icon | title | subtitle | value | tone
      tools | Installation | 14 h at € 54 | € 756 | primary
      box | Material | List of 12 positions | € 1,840 | primary
      truck | Delivery and lift | One day | € 180 | neutral
      repeat | Old parts taken away | Container 3 m³ | € 140 | neutral
      tag | Discount, early booking | 3 % | − € 87 | success
      receipt | Total with 19 % tax | Valid until 17 December | € 3,367 | accent`,
    fields: `
      What | text | Installation
      Kind | choice | Labour | Material, Labour, Extras
      Amount | text | 14 h
      Price each | money | € 54
      Total | money | € 756`,
    about: 'Two people for one day, with all small parts. Scaffold is not in it.',
    facts: '14 h | Labour\n€ 1,840 | Material\n€ 3,367 | Total',
    figures: '€ 2,829 | Net\n€ 538 | Tax\n€ 3,367 | Total',
    hero: 'Total with tax | € 3,367 | Five lines, valid until 17 December | Send quote',
    tip: 'Material is two thirds of it | 12 positions',
  },
])
