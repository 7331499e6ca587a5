import { defineEntity } from '../entity.ts'

export const jobApplication = defineEntity({
  id: 'job-application',
  one: 'Application',
  many: 'Applications',
  words: 'job application, application, position applied for, job hunt',
  icon: 'building',
  groups: 'Applied, Interview, Offer, Rejected',
  fields: `
    Company | text | Lindner and sons
    Role | text | Product designer
    Date applied | date | Thu 12 Nov
    Status | choice | Interview | Applied, Interview, Offer, Rejected
    Contact person | person | Ruth Adeyemi
    Salary | money | € 3,850
    Follow up | date | Thu 26 Nov
    Notes | long | Met two of the team, case study by Friday`,
  samples: `
    icon | title | subtitle | badge | tone
    building | Product designer | Lindner and sons, applied 12 Nov | Interview | primary
    code | Front-end developer | Small Physics, applied 10 Nov | Applied | neutral
    users | Community manager | Freewheel, applied 6 Nov | Offer | success
    building | UX researcher | Harbour office, applied 3 Nov | Applied | neutral
    chart | Data analyst | Norrgard, applied 29 Oct | Rejected | danger
    pen | Content designer | Mosswell, applied 27 Oct | Interview | primary`,
  about: 'Second interview on Tuesday at ten with Ruth and Kim. They asked for a case study of two pages.',
  facts: '12 Nov | Applied\n2nd | Round\n€ 3,850 | A month',
  figures: '18 | Applications | +3\n7 | Replied\n5 | Interviews\n1 | Offer',
  hero: 'Tuesday, 10:00 | Interview at Lindner and sons | Second round, with Ruth and Kim | Open application',
  tip: 'Two wait for your follow-up | Small Physics has been silent for nine days',
  trend: 'Applications sent | 18 | +3',
  add: 'Add application',
  use: 'Set reminder',
})
