import { defineEntity } from '../entity.ts'

/** Where those in recovery meet. */
export const recoveryMeeting = defineEntity({
  id: 'recovery-meeting',
  one: 'Meeting',
  many: 'Meetings',
  words: 'recovery meeting, support meeting',
  icon: 'users',
  groups: 'Today, In person, Online',
  fields: `
    Meeting | text | Thursday circle
    Place | place | Mill street 4
    Time | time | 19:30
    Kind | choice | In person | In person, Online
    Newcomers | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    users | Thursday circle | Mill street 4, 19:30 | 600 m | Today | primary
    video | Early birds, online | Every day at 7:00 | Online | Open | success
    users | Newcomers’ evening | Parish hall, Friday 18:00 | 1.2 km | Open | success
    users | Women’s group | Harbour house, Saturday 10:00 | 2.4 km | Open | success
    video | Late line, online | 23:00, cameras off | Online | Open | success`,
  about: 'Second door, the light is on. You may just listen; nobody asks for your surname.',
  facts: '19:30 | Begins\n600 m | Away\n1 h | Long',
  figures: '2 | Today\n14 | This week',
  hero: 'Tonight, 19:30 | Thursday circle | Mill street 4, second door | Show the way',
  tip: 'Two meetings today | One of them online',
  add: 'Add meeting',
  use: 'Show the way',
})
