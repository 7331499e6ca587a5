import { defineEntity } from '../entity.ts'

/** Steps on the way to a finished thesis. */
export const thesisMilestone = defineEntity({
  id: 'thesis-milestone',
  one: 'Milestone',
  many: 'Milestones',
  words: 'thesis milestone, thesis deadline, thesis draft, exposé',
  icon: 'flag',
  groups: 'Open, Handed in',
  fields: `
    Milestone | text | First draft
    Deadline | date | 18 Jan
    Draft | text | chapters-1-3.pdf
    Handed in | switch |
    Comment | long | Say earlier what is new`,
  samples: `
    icon | title | subtitle | value
    check | Exposé | Accepted on 12 November | 27 Nov
    file | Related work | Draft uploaded, three comments | 18 Dec
    file | Method | Two pages so far | 18 Jan
    chart | Results | Figures and tables | 1 Mar
    flag | Final version | Printed and as a file | 30 Apr`,
  about: 'Twelve pages and the table of methods. Dr. Adeyemi answers within a week.',
  facts: '18 Dec | Deadline\n3 | Comments\n12 p | So far',
  figures: '5 | Milestones\n1 | Handed in',
  hero: 'Next | Related work | Due on 18 December | Upload draft',
  tip: 'Three comments on your draft | Read them before the next meeting',
  add: 'Add milestone',
  use: 'Upload draft',
})
