import { defineEntity } from '../entity.ts'

export const mentorMeeting = defineEntity({
  id: 'mentor-meeting',
  one: 'Meeting',
  many: 'Meetings',
  words: 'mentoring session, mentor meeting',
  icon: 'calendar',
  groups: 'Planned, Held',
  fields: `
    With | person | Noor Rahman
    About | text | Portfolio review
    Date | date | Thu 26 Nov
    Time | time | 17:30
    Where | choice | Video | Video, In person
    Notes | long | Bring the two case studies`,
  samples: `
    avatar | title | subtitle | badge | tone
    Noor Rahman | Portfolio review | Thu 26 Nov, 17:30 with Noor, video | Planned | primary
    Noor Rahman | Which case study first | Thu 10 Dec, 17:30 with Noor, video | Planned | primary
    Iris Chen | First talk | Tue 1 Dec, 12:00 with Iris, library café | Asked | warning
    Noor Rahman | From print to screens | Thu 12 Nov with Noor | Held | success
    Noor Rahman | Getting to know each other | Thu 29 Oct with Noor | Held | success`,
  about: 'Two case studies, five pages each. Noor reads them before and asks what was left out.',
  facts: '45 min | Length\nVideo | Where\n3rd | Meeting',
  figures: '3 | Planned\n2 | Held',
  hero: 'Thursday, 17:30 | Portfolio review | With Noor, by video | Open meeting',
  tip: 'Next on Thursday | Send Noor both case studies before',
  add: 'Plan meeting',
  use: 'Move meeting',
})
