import { defineEntity } from '../entity.ts'

export const countryCard = defineEntity({
  id: 'country-card',
  one: 'Country',
  many: 'Countries',
  words: 'country guide, country card',
  icon: 'globe',
  groups: 'Europe, Asia, Africa, Americas',
  fields: `
    Capital | text | Lisbon
    Currency | text | Euro
    Population | text | 10.6 million
    Visa | choice | Not needed | Not needed, On arrival, Needed
    Plug | text | Types C and F, 230 V
    Emergency | phone | 112
    Next holiday | date | 1 Dec
    Tip | text | 5 to 10 %
    Good day | text | Bom dia
    Thank you | text | Obrigado, obrigada`,
  samples: `
    image | title | subtitle | overline | value
    old town | Portugal | Plug C and F, emergency 112 | Europe | 1 Dec
    temple | Japan | Plug A and B, police 110 | Asia | 23 Nov
    desert | Morocco | Plug C and E, police 19 | Africa | 18 Nov
    mountain | Switzerland | Plug J, emergency 112 | Europe | 25 Dec
    city | Mexico | Plug A and B, emergency 911 | Americas | 20 Nov
    island | Greece | Plug C and F, emergency 112 | Europe | 25 Dec`,
  about:
    'Shops close on 1 December. Tip five to ten percent in restaurants, round up in taxis, nothing at the bar.',
  facts: 'C, F | Plug\n112 | Emergency\n1 Dec | Holiday',
  figures: '84 | Countries\n3 | On my trip\n12 | Phrases each',
  hero: 'Your next stop | Portugal | Plug C and F, emergency 112, a holiday on 1 December | Read on',
  tip: 'Three countries saved | All of them work offline',
  use: 'Add to my trip',
})
