import { defineEntity } from '../entity.ts'

export const letterIssue = defineEntity({
  id: 'letter-issue',
  one: 'Issue',
  many: 'Issues',
  words: 'newsletter issue, issue',
  icon: 'file',
  groups: 'Sent, Drafts',
  fields: `
    Title | text | What the fog brought
    Text | long | Three new boats, an open evening and the winter timetable.
    Send on | date | Fri 27 Nov
    `,
  samples: `
    icon | title | subtitle | value
    file | What the fog brought | Issue 12, sent on 6 November | 62 %
    file | The last warm evening | Issue 11, sent on 2 October | 58 %
    file | Boats for hire | Issue 10, sent on 4 September | 64 %
    file | Winter timetable | Issue 13, draft | –
    `,
  about: 'Three new boats, an open evening and the winter timetable. Read by 197 of 318.',
  facts: '12 | Issue\n318 | Sent to\n62 % | Opened',
  figures: '12 | Issues\n62 % | Opened',
  hero: 'Next | Winter timetable | Goes out on Friday | Go on writing',
  tip: 'Subjects with a question are opened more | By one in ten',
  trend: 'Opened | 62 % | +4',
  add: 'New issue',
  use: 'Read',
})
