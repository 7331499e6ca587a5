import { defineEntity } from '../entity.ts'

/** What a sponsor promises for each length, lap or page. */
export const effortPledge = defineEntity({
  id: 'effort-pledge',
  one: 'Pledge',
  many: 'Pledges',
  words: 'sponsor pledge, sponsored pledge',
  icon: 'heart',
  groups: 'All, Paid, Open',
  fields: `
    Sponsor | text | Mill Bakery
    For | choice | Night Otters | Night Otters, Accounts, All teams
    Each | money | € 0.50
    At most | money | € 250
    Email | email | hello@mill.example
    Paid | switch | no`,
  samples: `
    icon | title | subtitle | value | badge | tone
    heart | Mill Bakery | € 0.50 each, at most € 250 | € 206 | Open | warning
    heart | Grandma Osei | € 1 each for Night Otters | € 412 | Paid | success
    heart | Harbour Pharmacy | € 0.20 each, all teams | € 362 | Open | warning
    heart | Iris Chen | € 100, whatever comes | € 100 | Paid | success
    heart | Linden Cycles | € 0.10 each, all teams | € 181 | Open | warning`,
  about: 'Fifty cents for each, up to two hundred and fifty euros. The bakery brings rolls at six as well.',
  facts: '€ 0.50 | Each\n412 | So far\n€ 206 | Comes to',
  figures: '€ 3,620 | Pledged | +€ 240\n24 | Sponsors\n€ 512 | Paid',
  hero: 'New | Mill Bakery pledges | Fifty cents each, for all teams | See pledges',
  tip: '19 pledges are open | The mail with the sum goes out on Monday',
  trend: 'Pledged a day | € 412 | +€ 60',
  add: 'Pledge',
  use: 'Mark as paid',
})
