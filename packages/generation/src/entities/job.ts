import { defineEntity } from '../entity.ts'

export const job = defineEntity({
  id: 'job',
  words: 'job, job offer, job posting, vacancy, position, internship, career, freelance, employment',
  icon: 'file',
  groups: 'New, Nearby, Full time, Part time',
  fields: `
    Name | person | Mara Vogt
    Email | email | mara@post.example
    Start | date | 1 Jan 2027
    Experience | choice | 3 years | None, 1 year, 3 years, 5 years
    Why you | long | Three years of practice, and I live nearby`,
  samples: `
    icon | title | subtitle | badge | tone
    palette | Product designer | Lindner and sons, Leipzig | Remote | success
    heart | Nurse, nights | Harbour hospital, Kiel | New | primary
    tools | Bicycle mechanic | Freewheel, Ghent | 4 days | accent
    book | Bookshop manager | Dog-eared, Lisbon | New | primary
    leaf | Garden planner | Greenhouse, Turin | Remote | success
    truck | Dispatcher | On the Way, Bergen | Shift | warning`,
  about:
    'A small team that plans two weeks ahead, and asks before it changes anything. Start in January or earlier.',
  facts: '4 days | A week\nJan 2027 | Start\n14 | Applicants',
  figures: '14 | New today | +5\n6 | Applied\n2 | Interviews',
  hero: 'Fits you well | Product designer | Lindner and sons, four days a week, remote | Apply now',
  tip: 'Interview on Tuesday, 10:30 | Harbour office, with Kim Osei',
  trend: 'Replies | 4 of 6 | +2',
  add: 'Apply',
  use: 'Apply now',
})
