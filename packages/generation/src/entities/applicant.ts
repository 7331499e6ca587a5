import { defineEntity } from '../entity.ts'

export const applicant = defineEntity({
  id: 'applicant',
  one: 'Candidate',
  many: 'Candidates',
  words: 'applicant, job candidate, talent pool',
  icon: 'user',
  groups: 'New, Interview, Offer, Hired',
  fields: `
    Name | person | Mara Vogt
    Opening | choice | Product designer | Product designer, Night nurse, Dispatcher
    Stage | choice | Interview | New, Phone call, Interview, Offer, Hired
    Interview | date | Tue 24 Nov
    Free from | date | 1 Jan 2027
    Rating | choice | 4 | 1, 2, 3, 4, 5
    Notes | long | Calm under pressure, asks before she builds`,
  samples: `
    avatar | title | subtitle | badge | tone | time
    Mara | Mara Vogt | Product designer, Tuesday 10:30 | Interview | primary | 10:30
    Omar | Omar Haddad | Night nurse, since yesterday | New | accent | 11:15
    Iris | Iris Chen | Product designer, answer by Friday | Offer | success | 13:00
    Tomás | Tomás Rey | Dispatcher, phone call went well | Phone call | warning | 14:30
    Hana | Hana Sato | Night nurse, starts 1 January | Hired | success | 16:00`,
  about: 'Six years in a studio of nine, wants four days a week. Three of us met her and all said yes.',
  facts: '4 of 5 | Rating\n6 years | Practice\nJan 2027 | Free from',
  figures: '23 | Candidates | +5\n3 | Openings\n2 | Interviews this week',
  hero: 'Tuesday, 10:30 | Mara Vogt, product designer | Second talk, with Kim and Lea | Open candidate',
  tip: 'One offer waits for an answer | Iris Chen, until Friday',
  trend: 'Applications a week | 14 | +5',
  add: 'New candidate',
  use: 'Next stage',
})
