import { defineEntity } from '../entity.ts'

/** What happens on somebody's wedding day, as those see it who are invited. */
export const weddingHour = defineEntity({
  id: 'wedding-hour',
  one: 'Programme item',
  many: 'Programme',
  words: 'wedding programme, schedule of the wedding, wedding day schedule',
  icon: 'clock',
  groups: 'Before, The day, After',
  fields: `
    Title | text | We say yes
    Time | time | 14:00
    Where | place | Garden of the old dairy
    What to know | long | Please be seated by ten to two, sun is behind you`,
  samples: `
    icon | title | subtitle | time
    users | Everybody arrives | Drinks at the gate of the old dairy | 13:15
    heart | We say yes | In the garden, in the barn if it rains | 14:00
    camera | Pictures and cake | All of us on the stairs | 15:30
    fork | Dinner | Long table, your name is at your place | 18:30
    music | First dance | And then all the others | 21:00
    car | Buses home | To the mill and to the station | 01:00`,
  about: 'Please be seated by ten to two. It takes forty minutes, and then there is something to drink.',
  facts: '14:00 | Begins\n40 min | Takes\nGarden | Where',
  figures: '178 | Days to go\n84 | Guests',
  hero: 'Saturday 22 May | Lea and Omar | The old dairy, from a quarter past one | See the day',
  tip: 'If it rains | We marry in the barn',
  use: 'Into my calendar',
})
