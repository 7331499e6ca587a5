import { defineEntity } from '../entity.ts'

export const campaign = defineEntity({
  id: 'campaign',
  one: 'Campaign',
  many: 'Campaigns',
  words: 'crowdfunding campaign, crowdfunding project',
  icon: 'target',
  groups: 'Nearby, New, Nearly there',
  fields: `
    Title | text | A roof for the bike workshop
    Goal | money | € 6,000
    Until | date | Sun 20 Dec
    Thanks | choice | Postcard | Postcard, Workshop evening, Name on the wall
    Story | long | Rain comes in over the second bench`,
  samples: `
    image | title | subtitle | overline | value | progress
    bike 1 | A roof for the bike workshop | 118 backers, 12 days left | Nearby | € 4,380 of € 6,000 | 73
    garden 2 | Raised beds behind the school | 64 backers, 20 days left | Nearby | € 1,240 of € 2,000 | 62
    music 3 | Songs of the harbour, on vinyl | 212 backers, 5 days left | Music | € 7,900 of € 8,500 | 93
    book 4 | A book about the old dairy | 41 backers, 26 days left | Books | € 980 of € 4,000 | 24
    bread 5 | An oven for the village bakery | 93 backers, 9 days left | Food | € 5,150 of € 9,000 | 57`,
  about:
    'Rain comes in over the second bench. With 6,000 euros the roof is tight before Christmas, and everybody can repair again.',
  facts: '€ 4,380 | Raised\n118 | Backers\n12 | Days left',
  figures: '73 % | Reached\n118 | Backers\n12 | Days left',
  hero: '73 percent reached | A roof for the bike workshop | Twelve days left, € 1,620 to go | Back it',
  tip: 'Nearly there | Songs of the harbour needs € 600 more',
  trend: 'Raised this week | € 1,240 | +€ 310',
  add: 'Start a campaign',
  use: 'Back it',
  price: '€ 25 | with a postcard',
})
