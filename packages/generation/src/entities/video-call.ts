import { defineEntity } from '../entity.ts'

export const videoCall = defineEntity({
  id: 'video-call',
  one: 'Meeting',
  many: 'Meetings',
  words: 'video meeting, video call, video conference, online meeting',
  icon: 'video',
  groups: 'Today, This week, Recorded',
  fields: `
    Topic | text | Monday round
    Date | date | Mon 23 Nov
    Time | time | 9:30
    Link | url | meet.example/mon-round
    Waiting room | switch | yes`,
  samples: `
    icon | title | subtitle | time | badge | tone
    video | Monday round | Lea, Omar and three others | 9:30 | Now | success
    video | Client call, Norrgard | Kim hosts, 45 min | 11:00 | Today | primary
    video | Lea and Omar | Every Monday, 30 min | 14:00 | Today | primary
    video | Review of week 47 | Eight people | Tue | Planned | neutral
    play | Workshop, part 2 | Recorded, 1 h 12 | Fri | Recorded | neutral`,
  about: 'Five people, half an hour. Whoever comes late waits until somebody lets them in.',
  facts: '5 | People\n30 min | Length\n9:30 | Starts',
  figures: '3 | Today\n8 | This week\n2 | Recorded',
  hero: 'Running now | Monday round | Lea, Omar and three others are there | Join',
  tip: 'The next one starts at 11:00 | Client call, Norrgard',
  trend: 'Hours a week | 6.5 | −1',
  add: 'Start meeting',
  use: 'Join',
})
