import { defineEntity } from '../entity.ts'

export const runningNight = defineEntity({
  id: 'running-night',
  one: 'Running session',
  many: 'Running sessions',
  words: 'running session, operating session, running night, club night',
  icon: 'calendar',
  groups: 'Coming, Been',
  fields: `
    What | choice | Eight trains | Eight trains, Goods only, Timetable, Guests
    Date | date | Sat 21 Nov
    Time | time | 19:00
    Drivers | text | Omar, Kim, Ana
    Clock | choice | 1 : 4 | 1 : 1, 1 : 4, 1 : 6
    Notes | long | Two derailed at the tunnel`,
  samples: `
    icon | title | subtitle | time
    train | Eight trains, fast clock | Sat 21 Nov, Omar, Kim and Ana | 19:00
    box | Goods only | Thu 26 Nov, 14 waybills | 20:00
    train | Guests and children | Sun 29 Nov, slow and loud | 14:00
    clock | Timetable test | Sat 7 Nov, four minutes late | Been
    warning | With Omar | Sun 1 Nov, two derailed at the tunnel | Been`,
  about: 'Eight trains by timetable, clock four times as fast. Omar drives goods, Kim keeps the junction.',
  facts: '8 | Trains\n3 | Drivers\n1 : 4 | Clock',
  figures: '3 | Coming\n24 | This year',
  hero: 'Saturday, 19:00 | Eight trains, fast clock | Omar, Kim and Ana come | See timetable',
  tip: 'Two derailed at the tunnel | Check the joint before Saturday',
  add: 'Add session',
  use: 'I will drive',
})
