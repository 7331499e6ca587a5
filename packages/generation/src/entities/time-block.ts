import { defineEntity } from '../entity.ts'

export const timeBlock = defineEntity({
  id: 'time-block',
  one: 'Block',
  many: 'Blocks',
  words: 'time block, time blocking, timebox, time slot of the day',
  icon: 'clock',
  groups: 'Work, Home, Sport, Free',
  fields: `
    What | text | Chapter two
    Date | date | Thu 19 Nov
    From | time | 9:00
    To | time | 10:30
    Colour | choice | Blue | Blue, Green, Orange, Grey
    Repeat | choice | Never | Never, Daily, Weekly
    Note | long | Phone in the other room`,
  samples: `
    icon | title | subtitle | badge | tone | time
    edit | Chapter two | 9:00 to 10:30, phone away | Work | primary | 9:00
    mail | Mail and calls | 10:30 to 11:15 | Work | primary | 10:30
    fork | Lunch with Kim | 12:15 to 13:00 | Free | success | 12:15
    code | Fix the map | 13:00 to 15:00 | Work | primary | 13:00
    run | Run along the river | 17:30 to 18:15 | Sport | accent | 17:30
    home | Sort the cellar | 19:00 to 20:00 | Home | warning | 19:00`,
  about:
    'An hour and a half before the mails, with the phone in the other room. Yesterday the same block was kept to the minute.',
  facts: '9:00 | From\n10:30 | To\n90 min | Length',
  figures: '6 | Blocks today\n7 h 15 | Planned\n82 % | Kept',
  hero: 'Now | Chapter two | Until 10:30, then mail and calls | Start block',
  tip: 'Two free hours today | 15:00 to 17:00, nothing planned',
  trend: 'Kept | 82 % | +6',
  add: 'Add block',
  use: 'Move block',
})
