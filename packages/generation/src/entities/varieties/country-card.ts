import { countryCard } from '../country-card.ts'
import { defineVarieties } from './variety.ts'

/** What an atlas says of countries; without these words it is what one needs on a journey. */
export const countryCardVarieties = defineVarieties(countryCard, [
  {
    signs:
      'atlas 6, countries of the world 6, population 5, capital 4, flag 5, flags 5, region 3, border countries 6, borders 4, continent 4, area 2',
    groups: 'Africa, Americas, Asia, Europe, Oceania',
    fields: `
      Flag | text | 🇵🇹
      Capital | text | Lisbon
      Population | text | 10.6 million
      Region | choice | Europe | Africa, Americas, Asia, Europe, Oceania
      Languages | text | Portuguese
      Currency | text | Euro
      Border countries | text | Spain
      Area | text | 92,226 km²
      Dialling code | text | +351`,
    without: 'Visa, Plug, Emergency, Next holiday, Tip, Good day, Thank you',
    samples: `
      image | title | subtitle | overline | value
      old town | 🇵🇹 Portugal | Lisbon, 10.6 million people | Europe | +351
      temple | 🇯🇵 Japan | Tokyo, 124 million people | Asia | +81
      desert | 🇲🇦 Morocco | Rabat, 37 million people | Africa | +212
      mountain | 🇨🇱 Chile | Santiago, 19.6 million people | Americas | +56
      city | 🇲🇽 Mexico | Mexico City, 129 million people | Americas | +52
      island | 🇳🇿 New Zealand | Wellington, 5.2 million people | Oceania | +64`,
    about:
      'The most western country of the European mainland. It borders on Spain alone, the rest is Atlantic.',
    facts: 'Lisbon | Capital\n10.6 M | Population\nEuro | Currency',
    figures: '195 | Countries\n5 | Regions\n12 | Saved',
    hero: 'Country of the day | 🇵🇹 Portugal | Lisbon, 10.6 million people, one neighbour | Read on',
    tip: 'Twelve countries saved | Five of them in Asia',
    use: 'Save country',
  },
  {
    signs: 'visa 8, visas 8, visa requirements 9, passport 6, entry requirements 9, visa-free 9, visa free 9',
    groups: 'No visa, On arrival, Visa needed',
    fields: `
      Visa | choice | Not needed | Not needed, On arrival, Online, Needed
      Stay up to | text | 90 days
      Passport valid | text | 3 months beyond
      Costs | money | € 0
      Ticket home | choice | Not asked | Not asked, Asked
      My passport | choice | Portugal | Portugal, India, Kenya, Brazil`,
    without: 'Capital, Population, Plug, Tip, Good day, Thank you, Next holiday, Emergency',
    samples: `
      image | title | subtitle | overline | value
      old town | Portugal | Passport three months beyond the stay | No visa | 90 days
      temple | Japan | Ticket home may be asked | No visa | 90 days
      desert | Morocco | Passport six months valid | No visa | 90 days
      island | Indonesia | Paid at the airport, € 31 | On arrival | 30 days
      city | India | Apply four days before, two photos | Online | 60 days
      mountain | Bhutan | Through an agency, fee a day | Needed | 15 days`,
    about: 'Up to ninety days in half a year. The passport must be valid three months beyond the last day.',
    facts: '90 days | Stay\n€ 0 | Costs\n3 months | Passport valid',
    figures: '186 | No visa\n31 | On arrival\n14 | Needed',
    hero: 'Your passport: Portugal | 186 countries without a visa | Checked on 17 November | See countries',
    tip: 'Your passport ends in May | Some countries ask for six months more',
  },
])
