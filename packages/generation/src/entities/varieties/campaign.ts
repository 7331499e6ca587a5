import { campaign } from '../campaign.ts'
import { defineVarieties } from './variety.ts'

/** What money is raised for; without these words it is many small projects. */
export const campaignVarieties = defineVarieties(campaign, [
  {
    signs:
      'cooperative 7, co-op 7, buys shares 9, buy shares 9, village shop 8, community owned 8, community-owned 8, energy cooperative 9, solar park 7',
    samples: `
      icon | title | subtitle | overline | value | progress
      home | Keep the village shop | 182 members, € 100 a share | Now | € 43,800 of € 60,000 | 73
      bolt | Solar roof for the school | 64 members, 8 years | Now | € 24,000 of € 40,000 | 60
      truck | A van for deliveries | 41 members | Next | € 6,200 of € 18,000 | 34
      cake | New oven for the bakery corner | Paid in August | Done | € 9,000 of € 9,000 | 100`,
    about:
      'Each share is 100 euros and one vote, however many one has. Paid back after five years, with two percent a year if the till allows.',
    hero: '73 percent reached | Keep the village shop | 162 shares to go until 20 December | Buy shares',
    tip: 'General meeting | 4 December, 19:00, old dairy',
    fields: `
      Shares | number | 2
      Amount | money | € 200
      Member | person | Lea Brandt
      Pay by | choice | Transfer | Transfer, Direct debit`,
    facts: `
      € 43,800 | Raised
      182 | Members
      12 | Days left`,
    without: 'Goal, Until, Thanks, Story',
    figures: `
      73 % | Reached
      182 | Members
      12 | Days left`,
    add: 'Start a round',
    use: 'Buy shares',
    price: '€ 100 | a share',
    one: 'Round',
    many: 'Rounds',
  },
  {
    signs:
      'film 5, movie 6, album 6, record 4, book 4, comic 6, board game 6, musician 6, artists 6, creators 6',
    samples: `
      icon | title | subtitle | overline | value | progress
      music | Songs of the harbour, on vinyl | 212 backers, 5 days left | Music | € 7,900 of € 8,500 | 93
      video | Nine Windows, a short film | 118 backers, 12 days left | Film | € 4,380 of € 6,000 | 73
      book | A book about the old dairy | 41 backers, 26 days left | Books | € 980 of € 4,000 | 24
      game | Owls and Foxes, a card game | 310 backers, 9 days left | Games | € 11,400 of € 9,000 | 100
      palette | Prints of the ferry | 64 backers, 20 days left | Art | € 1,240 of € 2,000 | 62`,
    about:
      'Eleven songs, recorded live in the shed. The money pays pressing and sleeves; the songs are ready.',
    hero: '93 percent reached | Songs of the harbour, on vinyl | Five days left, € 600 to go | Back it',
    tip: 'Nearly there | Songs of the harbour needs € 600 more',
    fields: `
      Title | text | Songs of the harbour, on vinyl
      Goal | money | € 8,500
      Until | date | Tue 24 Nov
      Thanks | choice | Record | Download, Record, Signed record, Concert`,
    facts: `
      € 4,380 | Raised
      118 | Backers
      12 | Days left`,
    price: '€ 25 | with a record',
  },
  {
    signs:
      'medical 6, operation 5, hospital 4, treatment 5, family in need 7, funeral 7, flood 6, emergency 5, school trip 6, class trip 6',
    samples: `
      icon | title | subtitle | overline | value | progress
      heart | A wheelchair for Emil | 118 helpers, 12 days left | Nearby | € 4,380 of € 6,000 | 73
      home | After the fire in Mill street | 212 helpers | Urgent | € 7,900 of € 8,500 | 93
      school | Class 6b to the sea | 64 helpers, 20 days left | School | € 1,240 of € 2,000 | 62
      heart | Operation for Noor | 93 helpers, 9 days left | Health | € 5,150 of € 9,000 | 57`,
    about: 'The insurance pays half. With 6,000 euros Emil can go to school by himself from January.',
    hero: '73 percent reached | A wheelchair for Emil | Twelve days left, € 1,620 to go | Give now',
    tip: 'Two have nearly reached it | € 600 are missing for Mill street',
    fields: `
      Title | text | A wheelchair for Emil
      Goal | money | € 6,000
      Until | date | Sun 20 Dec
      For whom | person | Emil
      Story | long | The insurance pays half`,
    facts: `
      € 4,380 | Raised
      118 | Backers
      12 | Days left`,
    without: 'Thanks',
    use: 'Give now',
    price: '€ 25 | or what you like',
  },
])
