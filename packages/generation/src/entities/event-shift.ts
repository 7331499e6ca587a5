import { defineEntity } from '../entity.ts'

/** Work at an event that somebody is booked for. */
export const eventShift = defineEntity({
  id: 'event-shift',
  one: 'Shift',
  many: 'Shifts',
  words: 'shift at an event',
  icon: 'calendar',
  groups: 'Open, Accepted, Done',
  fields: `
    Event | text | Harbour festival
    Role | choice | Bar | Bar, Door, Stage, Runner
    From | time | 16:00
    Until | time | 0:30
    Meeting point | place | Gate 3, crew tent
    Dress code | text | Black shirt, dark shoes
    Contact | person | Iris Chen
    Pay | money | € 16.50 an hour`,
  samples: `
    icon | title | subtitle | badge | tone
    music | Harbour festival, bar | Sat 21 Nov, 16:00 to 0:30, gate 3 | To answer | warning
    building | Norrgard gala, cloakroom | Fri 27 Nov, 17:00 to 1:00 | Accepted | success
    run | City run, start and finish | Sun 29 Nov, 7:00 to 14:00 | Accepted | success
    camp | Winter market, info desk | From 1 Dec, 11:00 to 19:00 | To answer | warning
    flag | Trade fair, door | Done on 12 November, 8 h | Done | neutral`,
  about: 'Bar at the main stage with five others. Meet at gate 3 at half past three; meals are free.',
  facts: '8.5 h | Length\n€ 140 | Pay\nBlack | Dress code',
  figures: '2 | To answer\n3 | Booked\n€ 486 | This month',
  hero: 'Answer until Thursday | Harbour festival, bar | Sat 21 Nov, 16:00 to 0:30 | Accept',
  tip: 'Two shifts wait for your answer | The festival until Thursday',
  trend: 'Hours this month | 31 h | +6 h',
  add: 'Add shift',
  use: 'Accept',
})
