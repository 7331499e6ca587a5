import { defineEntity } from '../entity.ts'

export const heldMeeting = defineEntity({
  id: 'held-meeting',
  one: 'Meeting',
  many: 'Meetings',
  words: 'meeting minutes, meeting note, jour fixe, agenda point',
  icon: 'clipboard',
  groups: 'Next, This month, Mine',
  fields: `
    Title | text | Monday round
    Date | date | Mon 23 Nov
    Time | time | 9:30
    Present | text | Lea, Omar, Iris, Kim
    Agenda | long | Budget, launch in May, new colleague
    Notes | long | Launch moves to May, printer is told
    Written by | person | Lea Brandt`,
  samples: `
    icon | title | subtitle | value | badge | tone
    clipboard | Monday round | Mon 23 Nov, 9:30, five topics | 45 min | Next | primary
    clipboard | Budget 2027 | Today, Lea, Omar and Iris | 60 min | Minutes open | warning
    user | Kim and Lea | Wed 18 Nov, one to one | 30 min | Done | success
    clipboard | Monday round | 16 Nov, two decisions | 50 min | Sent | success
    users | Board | 12 Nov, seven present | 2 h | Approved | success
    repeat | Looking back on October | 6 Nov, one change | 60 min | Sent | success`,
  about:
    'Launch moves to May, the printer is told by Omar. Kim shows the new plan next week. One more colleague from February.',
  facts: '5 | Topics\n2 | Decisions\n4 | Actions',
  figures: '3 | This week\n7 | Actions open | −2\n24 | Decisions this year',
  hero: 'Monday, 9:30 | Monday round | Five topics, three actions still open from last time | Open agenda',
  tip: 'One action is late | Omar: tell the printer',
  trend: 'Hours in meetings | 6.5 | −1',
  add: 'New meeting',
  use: 'Write minutes',
})
