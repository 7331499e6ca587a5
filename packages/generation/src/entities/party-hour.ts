import { defineEntity } from '../entity.ts'

export const partyHour = defineEntity({
  id: 'party-hour',
  one: 'Programme item',
  many: 'Programme',
  words:
    'timeline, timeline of the day, running order, order of the day, celebration programme, celebration game, celebration timetable, celebration speech',
  icon: 'clock',
  groups: 'Before, Party, After',
  fields: `
    Title | text | Treasure hunt in the garden
    Time | time | 16:45
    Who leads it | person | Kim Osei
    Needed | long | Map, six clues, a box with coins`,
  samples: `
    icon | title | subtitle | time
    users | Everybody arrives | Drinks in the garden | 16:00
    cake | Cake and candles | Lights out, song, wishes | 16:30
    game | Games outside | Kim leads, prizes in the box | 17:00
    chat | Two short speeches | Omar, then Lea | 18:15
    fork | Food | Buffet in the kitchen | 18:30
    music | Dancing | Until the neighbours ring | 20:00`,
  about: 'Kim leads the games, prizes are in the wooden box. If it rains we do them in the hall.',
  facts: '17:00 | Starts\n45 min | Takes\nKim | Leads',
  figures: '6 | Points\n16:00 | Start\n23:00 | End',
  hero: 'Saturday, 16:00 | Everybody arrives | Drinks in the garden, cake at half past four | Open programme',
  tip: 'If it rains | Games are in the hall',
  add: 'Add to programme',
  use: 'Edit',
})
