import { defineEntity } from '../entity.ts'

export const clubDate = defineEntity({
  id: 'club-date',
  one: 'Date',
  many: 'Dates',
  words:
    'club night, club evening, club event, club date, work day, club meeting, annual meeting, committee meeting',
  icon: 'calendar',
  groups: 'This month, Yours, Open to all',
  fields: `
    Title | text | Autumn clean-up
    Date | date | Sat 21 Nov
    Time | time | 10:00
    Place | place | Clubhouse
    Led by | person | Omar Haddad
    Who can come | choice | Members | Members, Committee, Everybody
    Notes | long | Gloves and soup are there, bring a mug`,
  samples: `
    icon | title | subtitle | badge | tone
    users | Club evening | Thu 19 Nov, 19:00 · Clubhouse | You come | success
    tools | Autumn clean-up | Sat 21 Nov, 10:00 · 14 of 20 | Open | warning
    file | Committee | Tue 24 Nov, 18:30 · Small room | 5 come | neutral
    cake | Evening for new members | Thu 26 Nov, 19:00 · Clubhouse | Open | warning
    flag | Trip to our friends in Ghent | Sat 5 Dec, 8:15 · Station | 6 left | primary
    check | Annual meeting | Fri 15 Jan, 19:00 · Old dairy | Vote | primary`,
  about: 'From ten to one, with soup at the end. Those who cannot come lend a hand in spring.',
  facts: '10:00 | Starts\n14 | Coming\n3 h | Takes',
  figures: '84 | Members | +3\n3 | Dates this month\n14 | Come on Saturday',
  hero: 'Thursday, 19:00 | Club evening | Clubhouse, 23 members are coming | I am coming',
  tip: 'Six more hands are needed | Autumn clean-up on Saturday, from ten',
  trend: 'Members at club evenings | 23 | +4',
  add: 'Add date',
  use: 'I am coming',
})
