import { defineEntity } from '../entity.ts'

export const project = defineEntity({
  id: 'project',
  words: 'project, sprint, construction, client project, kanban, renovation',
  icon: 'layers',
  groups: 'Active, Waiting, Done',
  fields: `
    Lead | person | Kim Osei
    Due | date | Fri 27 Nov
    Priority | choice | High | Low, Normal, High
    Budget | money | € 8,400
    Notes | long | Waiting for the oak samples`,
  samples: `
    icon | title | subtitle | progress | badge | tone
    home | Roof of the old dairy | Kim, due 27 November | 72 | On time | success
    palette | New shop window | Lea, due 4 December | 40 | At risk | warning
    globe | Website for Mosswell | Omar, due 11 December | 85 | On time | success
    tools | Lift, house 14 | Tomás, due 20 November | 15 | Late | danger
    book | Autumn catalogue | Iris, printed | 100 | Done | neutral`,
  about: 'Slate comes on Monday. Two days of dry weather and the north side is closed.',
  facts: '72 % | Done\n8 d | Left\n4 | People',
  figures: '8 | Active | +1\n23 | Open tasks\n1 | Late',
  hero: 'Due in 8 days | Roof of the old dairy | Slate comes on Monday, 72 % done | Open project',
  tip: 'One project is late | The lift waits for a part until Tuesday',
  trend: 'Tasks done this week | 26 | +5',
  use: 'Open tasks',
})
