import { defineEntity } from '../entity.ts'

/** Who has just begun at a firm, and how far his first weeks are. */
export const newHire = defineEntity({
  id: 'new-hire',
  one: 'New hire',
  many: 'New hires',
  words: 'person who has just begun',
  icon: 'users',
  groups: 'This week, Running, Done',
  fields: `
    Begins | date | Mon 23 Nov
    Position | text | Designer
    Buddy | person | Omar Haddad
    Done | text | 4 of 12
    Missing | text | Bank details`,
  samples: `
    avatar | title | subtitle | badge | tone
    Hana Sato | Hana Sato | Begins on Monday, designer | 4 of 12 | primary
    Mateo Silva | Mateo Silva | Second week, support | 9 of 12 | success
    Noor Rahman | Noor Rahman | Papers are missing, sales | 2 of 12 | danger
    Elias Lund | Elias Lund | Third week, warehouse | 11 of 12 | success`,
  about: 'Begins on Monday at half past eight. Badge and laptop are ready; bank details are missing.',
  facts: '4 of 12 | Done\nMon | Begins\nOmar | Buddy',
  figures: '4 | New hires\n1 | Papers missing',
  hero: 'Papers missing | Noor Rahman | 2 of 12 steps | Remind',
  tip: 'One has papers missing | Noor Rahman',
  trend: 'Done in time | 88 % | +4',
  add: 'Add new hire',
  use: 'Remind',
})
