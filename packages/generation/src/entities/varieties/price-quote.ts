import { priceQuote } from '../price-quote.ts'
import { defineVarieties } from './variety.ts'

/** What other trades offer; without these words somebody paints. */
export const priceQuoteVarieties = defineVarieties(priceQuote, [
  {
    signs:
      'agency 6, design 4, marketing 6, web design 8, websites 7, consulting 7, software 6, photography 7, photographer 7, video 6, freelancers 6, freelancer 6',
    samples: `
      icon | title | subtitle | value | badge | tone
      receipt | New website, eight pages | Norrgard Studio, opened twice | € 7,390 | Sent | warning
      check | Logo and letterhead | Mill Café, signed on Monday | € 1,880 | Accepted | success
      receipt | Campaign for spring | Old Mint Hotel, sent on Friday | € 4,200 | Sent | warning
      edit | Product photos | Studio Lund, to finish | € 880 | Draft | neutral
      close | Film of one minute | Chose somebody else | € 3,600 | Declined | danger`,
    about: 'Sent on Tuesday as a PDF and opened twice. Starts two weeks after the yes.',
    facts: '€ 7,390 | Total\n30 d | Valid\n2 | Times opened',
    hero: 'Opened twice | New website, eight pages | Norrgard Studio, € 7,390 | See quote',
    fields: 'Job | text | New website, eight pages\nTotal | money | € 7,390',
  },
  {
    signs: 'moving 5, movers 8, moving company 9, removals 8, relocation 8',
    samples: `
      icon | title | subtitle | value | badge | tone
      truck | Bremen to Ghent, 38 m³ | Lea Brandt, sent on Tuesday | € 1,940 | Sent | warning
      truck | Two rooms, third floor | Omar Haddad, signed | € 720 | Accepted | success
      building | Office, 12 desks | Norrgard Studio, sent | € 2,600 | Sent | warning
      edit | Piano, ground floor | Mrs Vogt, to finish | € 240 | Draft | neutral
      close | Storage, three months | Chose somebody else | € 390 | Declined | danger`,
    about: 'Sent on Tuesday. Three movers, one van, 84 kilometres; boxes come a week before.',
    hero: 'Waits for an answer | Office, 12 desks | Norrgard Studio, € 2,600 | See quote',
    tip: 'Two quotes wait for an answer | The office since Friday',
    fields: 'Job | text | Bremen to Ghent, 38 m³\nTotal | money | € 1,940',
  },
  {
    signs:
      'construction 5, contractor 5, contractors 5, trades 5, handyman 6, builder 6, builders 6, renovation 6',
    samples: `
      icon | title | subtitle | value | badge | tone
      home | Bathroom, all new | Lea Brandt, sent on Tuesday | € 8,640 | Sent | warning
      bolt | Fuse box and sockets | Norrgard Studio, opened twice | € 2,120 | Sent | warning
      check | Boiler, exchange | Mrs Vogt, signed on Monday | € 3,367 | Accepted | success
      edit | Terrace door | Noor Rahman, to finish | € 1,480 | Draft | neutral
      close | Garage door | Chose somebody else | € 1,150 | Declined | danger`,
    about: 'Sent on Tuesday as a PDF and opened twice. Work begins three weeks after the yes.',
    facts: '€ 8,640 | Total\n30 d | Valid\n2 | Times opened',
    hero: 'Opened twice | Fuse box and sockets | Norrgard Studio, € 2,120 | See quote',
    fields: 'Job | text | Bathroom, all new\nTotal | money | € 8,640',
  },
  {
    signs:
      'landscaping 7, landscaper 7, landscapers 8, garden 5, gardens 6, lawn 6, trees 5, cleaning 6, cleaners 6',
    samples: `
      icon | title | subtitle | value | badge | tone
      leaf | Terrace and beds | Lea Brandt, sent on Tuesday | € 4,180 | Sent | warning
      tree | Hedge, 24 m | Norrgard Studio, opened twice | € 960 | Sent | warning
      check | Lawn care, all year | Mrs Vogt, signed on Monday | € 1,240 | Accepted | success
      sparkle | Office, every evening | Harbour Dental, a month | € 680 | Accepted | success
      edit | Windows, 48 | Old Mint Hotel, to finish | € 420 | Draft | neutral`,
    about: 'Sent on Tuesday as a PDF and opened twice. Begins within two weeks after the yes.',
    hero: 'Opened twice | Hedge, 24 m | Norrgard Studio, € 960 | See quote',
    fields: 'Job | text | Terrace and beds\nTotal | money | € 4,180',
  },
  {
    signs: 'roof 7, roofing 8, roofer 8, roofers 8, shingles 9, gutters 6, gutter 6',
    samples: `
      icon | title | subtitle | value | badge | tone
      home | New roof, 140 m² | Lea Brandt, sent on Tuesday | € 14,600 | Sent | warning
      home | Flat roof, garage | Norrgard Studio, opened twice | € 3,120 | Sent | warning
      check | Gutters, 24 m | Mrs Vogt, signed on Monday | € 1,367 | Accepted | success
      edit | Skylight, two | Noor Rahman, to finish | € 2,480 | Draft | neutral
      close | Chimney flashing | Chose somebody else | € 690 | Declined | danger`,
    about: 'Sent on Tuesday with eleven photos and opened twice. Scaffold stands two weeks after the yes.',
    facts: '€ 14,600 | Total\n30 d | Valid\n2 | Times opened',
    hero: 'Opened twice | Flat roof, garage | Norrgard Studio, € 3,120 | See quote',
    fields: 'Job | text | New roof, 140 m²\nTotal | money | € 14,600',
  },
  {
    signs:
      'windows 5, solar 6, kitchens 6, carpenter 6, carpenters 6, electrician 6, electricians 6, plumbing 6, plumber 6, plumbers 6, hvac 6, fence 6, fencing 6, flooring 6, carpet 6, tiles 6, painter 6, painters 6, plasterer 6',
    samples: `
      icon | title | subtitle | value | badge | tone
      file | Lea Brandt, Linden lane 4 | Two rooms, sent on Tuesday | € 2,640 | Sent | warning
      file | Norrgard Studio | Whole floor, opened twice | € 8,120 | Sent | warning
      check | Mrs Vogt, Mill street 12 | Signed on Monday | € 1,367 | Accepted | success
      edit | Noor Rahman, Park view 9 | Measured, to finish | € 1,480 | Draft | neutral
      close | Old dairy | Chose somebody else | € 1,150 | Declined | danger`,
    about: 'Sent on Tuesday as a PDF and opened twice. Work begins three weeks after the yes.',
    facts: '€ 2,640 | Total\n30 d | Valid\n2 | Times opened',
    hero: 'Opened twice | Norrgard Studio, whole floor | € 8,120, since Friday | See quote',
    fields: 'Job | text | Two rooms, Linden lane 4\nTotal | money | € 2,640',
  },
])
