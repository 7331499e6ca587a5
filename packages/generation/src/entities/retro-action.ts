import { defineEntity } from '../entity.ts'

export const retroAction = defineEntity({
  id: 'retro-action',
  one: 'Action',
  many: 'Actions',
  words: 'action item, retro action',
  icon: 'flag',
  groups: 'Open, Done, Carried over',
  fields: `
    What | text | Review within a day
    Who | person | Omar Haddad
    Until | date | Fri 4 Dec
    Carry over | switch | yes`,
  samples: `
    icon | title | subtitle | value
    flag | Review within a day | Omar, all pull requests | 4 Dec
    flag | List of who deploys | Iris, on the wall | Mon
    check | Shorter stand-up | Kim, ten minutes | Done
    repeat | Test data for the import | Lea, carried over twice | 27 Nov`,
  about: 'Whoever is asked answers within a working day, or says who else can.',
  facts: 'Omar | Takes it\n4 Dec | Until',
  figures: '4 | Actions\n1 | Done',
  hero: 'Carried over | Test data for the import | Twice now, with Lea | Talk about it',
  tip: 'One was carried over twice | Make it smaller',
  add: 'Add action',
  use: 'Mark as done',
})
