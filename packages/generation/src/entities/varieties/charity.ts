import { charity } from '../charity.ts'
import { defineVarieties } from './variety.ts'

/** What one gives for; without these words it is many causes. */
export const charityVarieties = defineVarieties(charity, [
  {
    signs:
      'animal shelter 8, animal 6, dog shelter 8, cat shelter 8, turtle 8, wildlife 7, rescue 5, seal 7, whale 7, ocean 6, bird 5, donkey 7, horses 5, hedgehog 7',
    one: 'Project',
    many: 'Projects',
    icon: 'paw',
    groups: 'Now, Care, Release',
    without: 'Country, Interests',
    fields: `
      Amount | money | € 25
      Purpose | choice | Food | Food, Vet, New pens, Where needed
      Message | long | For the one with the torn flipper`,
    samples: `
      icon | title | subtitle | overline | value | meta
      heart | Where it is needed most | Food, nights and fuel | Always | € 8,120 | 68 % of € 12,000
      stethoscope | Vet bills of the winter | Eleven in care | Care | € 3,240 | 81 % of € 4,000
      home | New pens and a pool | Built by helpers in March | Building | € 14,600 | 61 % of € 24,000
      paw | Be a godparent | For one of them, € 12 a month | Monthly | 184 | godparents
      truck | A second-hand van | For calls at night | Once | € 5,900 | 74 % of € 8,000
      leaf | Back to the wild | Tags and release | Release | € 1,980 | 99 % of € 2,000`,
    about:
      'Eleven are in care this week, three go back on Sunday. 88 cents of each euro are food, medicine and fuel.',
    facts: `
      68 % | Raised
      412 | Donors
      88 % | To the animals`,
    figures: `
      € 8,120 | Raised this month | +€ 640
      11 | In care
      184 | Godparents`,
    hero: 'Near its goal | Vet bills of the winter | € 760 are missing | Give now',
    tip: 'Your gift of May | Paid for nine nights of care',
    trend: 'Raised this month | € 8,120 | +€ 640',
    add: 'Donate',
  },
  {
    signs:
      'school 4, hospital 5, hospice 7, church roof 7, orphanage 7, refugee 6, homeless 7, village 3, children 3',
    one: 'Project',
    many: 'Projects',
    groups: 'Now, Building, Done',
    without: 'Country, Interests',
    fields: `
      Amount | money | € 25
      Purpose | choice | Where needed | Where needed, Building, People
      Message | long | For the winter`,
    samples: `
      icon | title | subtitle | overline | value | meta
      heart | Where it is needed most | Pay, heating and food | Always | € 8,120 | 68 % of € 12,000
      home | The new roof | Work starts in March | Building | € 24,600 | 61 % of € 40,000
      users | Be a patron | For one place, € 20 a month | Monthly | 184 | patrons
      truck | A van with a ramp | Second-hand | Once | € 5,900 | 74 % of € 8,000
      book | Books and pens | For sixty | Once | € 980 | 98 % of € 1,000`,
    about:
      'Sixty people and four on the payroll. 91 cents of each euro arrive; the accounts are here to read.',
    facts: `
      68 % | Raised
      412 | Donors
      91 % | Arrives`,
    figures: `
      € 8,120 | Raised this month | +€ 640
      412 | Donors
      184 | Patrons`,
    hero: 'Near its goal | Books and pens | € 20 are missing | Give now',
    tip: 'Your gift of May | Paid for nine warm evenings',
    trend: 'Raised this month | € 8,120 | +€ 640',
    add: 'Donate',
  },
])
