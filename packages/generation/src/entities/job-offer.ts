import { defineEntity } from '../entity.ts'

/** What somebody is offered who is to be hired. */
export const jobOffer = defineEntity({
  id: 'job-offer',
  one: 'Offer',
  many: 'Offers',
  words: 'offer to a candidate',
  icon: 'edit',
  groups: 'To decide, Sent, Accepted',
  fields: `
    Candidate | person | Iris Chen
    Opening | text | Product designer
    Salary a year | money | € 58,000
    Begins | date | Mon 1 Feb
    Decided by | person | Lea Brandt`,
  samples: `
    avatar | title | subtitle | badge | tone
    Iris | Iris Chen | Product designer, answer by Friday | Sent | primary
    Omar | Omar Haddad | Night nurse, Lea and Kim decide | To decide | warning
    Hana Sato | Hana Sato | Bookshop manager, begins 1 February | Accepted | success
    Tomas | Tomás Rey | Dispatcher, wants more | Talks | warning`,
  about: 'Sent on Monday with four days from home. She answers by Friday.',
  facts: '€ 58,000 | A year\nFri | Answer\n1 Feb | Begins',
  figures: '1 | To decide\n2 | Sent',
  hero: 'To decide | Omar Haddad | Night nurse, two have said yes | Decide',
  tip: 'One offer waits for a decision | Omar Haddad',
  trend: 'Accepted | 74 % | +5',
  add: 'New offer',
  use: 'Send offer',
})
