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
])
