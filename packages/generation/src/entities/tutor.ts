import { defineEntity } from '../entity.ts'

export const tutor = defineEntity({
  id: 'tutor',
  words:
    'tutor, tutoring, private lesson, piano teacher, guitar teacher, violin teacher, singing teacher, private teacher',
  icon: 'users',
  groups: 'Maths, Languages, Music, Science',
  fields: `
    Subject | choice | Maths | Maths, English, Physics, Piano
    Level | choice | Grade 10 | Grade 6, Grade 8, Grade 10, University
    Date | date | Thu 26 Nov
    Time | time | 17:00
    Where | choice | Online | Online, At home
    What for | long | Test on functions next Tuesday`,
  samples: `
    avatar | title | subtitle | value | rating | badge
    Noor Rahman | Noor Rahman | Maths and physics, patient | € 28 | 4.9 | Today
    Tomás Vidal | Tomás Vidal | Spanish, Portuguese | € 24 | 4.8 | Online
    Iris Chen | Iris Chen | Piano, from the first key | € 32 | 5.0 | Nearby
    Omar Haddad | Omar Haddad | Chemistry, exam weeks | € 30 | 4.7 | Today
    Lea Brandt | Lea Brandt | English essays | € 26 | 4.9 | Online
    Kim Osei | Kim Osei | Programming, first steps | € 29 | 4.8 | New`,
  about:
    'Starts from what you know and draws everything. Answers between lessons, and stops when it is clear.',
  facts: '4.9 | Rating\n212 | Lessons\n€ 28 | An hour',
  figures: '3 | Lessons ahead | +1\n14 | Hours so far\n4.9 | Rating given',
  hero: 'Thursday, 17:00 | Functions with Noor | Online, your questions are in | Open lesson',
  tip: 'Test on Tuesday | One more hour on Sunday would fit',
  trend: 'Hours this month | 6 | +2',
  add: 'Add tutor',
  use: 'Book lesson',
  price: '€ 28 | an hour',
})
