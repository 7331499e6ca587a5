import { defineEntity } from '../entity.ts'

/** Who sells, and how much. */
export const salesRep = defineEntity({
  id: 'sales-rep',
  one: 'Sales rep',
  many: 'Sales reps',
  words: 'sales rep, salesperson',
  icon: 'users',
  groups: 'On target, Behind',
  fields: `
    Closed this month | money | € 9,400
    Target | money | € 8,000
    Deals | number | 5
    Calls this week | number | 34
    Region | text | North`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Lea | Lea Brandt | 5 deals, 34 calls this week | € 9,400 | 118 % | success
    Omar | Omar Haddad | 3 deals, 28 calls this week | € 6,800 | 85 % | warning
    Kim | Kim Osei | 4 deals, 31 calls this week | € 8,150 | 102 % | success
    Ana | Ana Petrova | 2 deals, 19 calls this week | € 3,900 | 49 % | danger
    Tomas | Tomás Rey | 3 deals, 26 calls this week | € 7,200 | 90 % | warning`,
  about:
    'Five deals closed this month, two of them with old customers. Four visits are planned for next week.',
  facts: '€ 9,400 | Closed\n118 % | Of target\n5 | Deals',
  figures: '€ 35k | Closed\n2 | On target',
  hero: 'Best this month | Lea Brandt | € 9,400, five deals | See deals',
  tip: 'Two are above their target | Ana has three offers out',
  trend: 'Closed this month | € 35k | +9 %',
  add: 'Add sales rep',
  use: 'Call',
})
