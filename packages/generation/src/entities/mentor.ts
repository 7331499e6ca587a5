import { defineEntity } from '../entity.ts'

export const mentor = defineEntity({
  id: 'mentor',
  one: 'Mentor',
  many: 'Mentors',
  words: 'mentor, career mentor, industry mentor',
  icon: 'users',
  groups: 'Technology, Design, Business, Science',
  fields: `
    Field | choice | Design | Technology, Design, Business, Science
    Goal | long | Move from print to product design within a year
    Meet | choice | Twice a month | Weekly, Twice a month, Monthly
    Where | choice | Video | Video, In person
    Message | long | I read your talk on small teams and would like to learn from you`,
  samples: `
    avatar | title | subtitle | overline | badge | tone
    Noor Rahman | Noor Rahman | Head of product design, Norrgard | Design | 2 places | success
    Omar Haddad | Omar Haddad | Backend lead, Harbour Pay | Technology | 1 place | success
    Iris Chen | Iris Chen | Biochemist, Linden Labs | Science | 1 place | success
    Tomás Rey | Tomás Rey | Founder of two bakeries | Business | Waiting list | warning
    Lea Brandt | Lea Brandt | UX researcher, city library | Design | 3 places | success
    Kim Osei | Kim Osei | Data analyst, rail company | Technology | Full | neutral`,
  about:
    'Fourteen years in product design, six of them leading. Asks more than she answers, and reads portfolios line by line.',
  facts: '14 years | Experience\n6 | Mentees so far\n4.9 | Rating',
  figures: '2 | Meetings ahead | +1\n5 | Meetings held\n3 | Goals reached',
  hero: 'Thursday, 17:30 | Meeting with Noor | Video, forty-five minutes, portfolio review | Open meeting',
  tip: 'One request is open | Omar answers within three days',
  trend: 'Meetings this term | 5 | +2',
  add: 'Ask for mentoring',
  use: 'Send request',
})
