import { scholarship } from '../scholarship.ts'
import { defineVarieties } from './variety.ts'

/** Who asks for money; without these words students do. */
export const scholarshipVarieties = defineVarieties(scholarship, [
  {
    signs:
      'artist 5, artists 5, residency 5, residencies 5, writers 4, writer 3, musicians 4, filmmakers 5, film 3, theatre 3, creative 4, art grants 5',
    one: 'Grant',
    many: 'Grants',
    icon: 'palette',
    groups: 'Grants, Residencies, Prizes',
    fields: `
      Country | choice | Portugal | Portugal, Norway, Germany, Japan
      Kind | choice | Residency | Grant, Residency, Prize
      Deadline | date | Fri 15 Jan
      Amount | money | € 4,800
      Documents | choice | Portfolio | Portfolio, Letter, Budget, References
      Notes | long | Ten pictures, two pages about the work`,
    without: 'Field of study, Motivation letter',
    samples: `
      icon | title | subtitle | value | badge | tone
      home | Lighthouse residency | Norway, six weeks in May | € 4,800 | 15 Jan | warning
      palette | Linden painting prize | Germany, under forty | € 10,000 | 30 Nov | danger
      camera | First film grant | Portugal, short films | € 18,000 | 1 Feb | primary
      book | House for writers | Japan, three months, flat | € 6,000 | 28 Feb | primary
      music | New works fund | All countries, ensembles | € 7,500 | 31 Mar | success
      globe | Travel fund | All arts, up to a month | € 1,800 | Always | success`,
    about: 'Six weeks with a studio and a boat, 800 euros a week. Ten pictures and two pages about the work.',
    facts: '€ 4,800 | Amount\n15 Jan | Deadline\n6 wk | Length',
    figures: '32 | Fit you\n6 | Applied\n1 | Due this month',
    hero: 'Due on 30 November | Linden painting prize | The portfolio is still missing | Open application',
    tip: 'Six applications are out | Two answers come in December',
  },
  {
    signs:
      'nonprofit 4, non-profit 4, ngo 5, charity 3, funding calls 5, startups 4, startup 4, research grant 5, research grants 5, researchers 4, farmers 3, foundations 3, eu funding 5',
    one: 'Grant',
    many: 'Grants',
    groups: 'Open, Applied, Granted',
    fields: `
      Funder | text | Harbour Foundation
      Region | choice | Region | City, Region, Country, Europe
      Deadline | date | Fri 15 Jan
      Amount | money | € 40,000
      Own share | text | 20 %
      Notes | long | Budget table and two partners needed`,
    without: 'Country, Field of study, Motivation letter',
    samples: `
      icon | title | subtitle | value | badge | tone
      building | Harbour Foundation, youth | Region, own share 20 % | € 40,000 | 15 Jan | warning
      leaf | Green towns fund | City, trees and shade | € 12,000 | 30 Nov | danger
      bulb | First product call | Country, small firms | € 75,000 | 1 Feb | primary
      users | Neighbours together | Region, no own share | € 5,000 | 28 Feb | primary
      globe | Across the border | Europe, two partners | € 180,000 | 31 Mar | success
      heart | Company giving day | All causes | € 2,500 | Always | success`,
    about:
      'Up to forty thousand for two years, a fifth is your own. Budget table, two partners, eight pages.',
    facts: '€ 40,000 | At most\n15 Jan | Deadline\n20 % | Own share',
    figures: '18 | Fit you\n4 | Applied\n€ 52,000 | Granted',
    hero: 'Due on 30 November | Green towns fund | The budget table is still missing | Open application',
    tip: 'Two reports are due | The first on 4 December',
  },
])
