import { defineEntity } from '../entity.ts'

export const houseTicket = defineEntity({
  id: 'house-ticket',
  one: 'Ticket',
  many: 'Tickets',
  words: 'maintenance ticket, maintenance request, repair ticket',
  icon: 'tools',
  groups: 'Open, In work, Done',
  fields: `
    What is wrong | text | Shower drips
    Where | text | Room 118
    Urgent | switch | yes
    Photo | photo | bath
    Notes | long | Drips all night, guest moved to 119`,
  samples: `
    icon | title | subtitle | badge | tone
    drop | Shower drips | Room 118, since 7:40 | Urgent | danger
    bulb | Lamp at the bed | Room 207, today | Open | warning
    flame | Heater stays cold | Room 301, Elias | In work | primary
    lock | Card does not open | Room 112, replaced | Done | success
    video | Remote is missing | Room 215, Kim | Open | warning
    tools | Window handle loose | Breakfast room | In work | primary`,
  about: 'Drips since this morning. The guest moved to 119, the part is in the cellar.',
  facts: '7:40 | Since\nUrgent | How\nElias | Who',
  figures: '5 | Open\n2 | In work\n14 | Done this week',
  hero: 'Urgent | Shower drips | Room 118, since 7:40 | Take it',
  tip: 'Two parts are ordered | They come on Tuesday',
  trend: 'Tickets a week | 14 | −3',
  add: 'Report a problem',
  use: 'Take it',
})
