import { defineEntity } from '../entity.ts'

export const dateOption = defineEntity({
  id: 'date-option',
  one: 'Date',
  many: 'Dates',
  words: 'date option, proposed date, possible date',
  icon: 'calendar',
  groups: 'Best, Open, Closed',
  fields: `
    Event | text | Dinner of the old class
    First date | date | Fri 4 Dec
    Second date | date | Sat 5 Dec
    Third date | date | Fri 11 Dec
    Answer until | date | Sun 29 Nov
    `,
  samples: `
    icon | title | subtitle | value | badge | tone
    calendar | Fri 4 December, 19:00 | Yes: Lea, Omar, Kim, Iris, Hana. Maybe: Tomás | 5 of 6 | Best | success
    calendar | Sat 5 December, 19:00 | Yes: Lea, Kim, Iris. No: Omar, Hana, Tomás | 3 of 6 | Open | primary
    calendar | Fri 11 December, 19:00 | Yes: Omar, Iris. Maybe: Lea, Kim | 2 of 6 | Open | primary
    calendar | Sat 12 December, 18:00 | Yes: Kim. No: all others | 1 of 6 | Open | warning
    `,
  about: 'Five of six can come, Tomás will know on Wednesday. Dinner of the old class, at the Mill Café.',
  facts: '5 | Yes\n1 | Maybe\n0 | No',
  figures: '6 | Answers\n4 | Dates\n29 Nov | Answer until',
  hero: 'Best so far | Fri 4 December, 19:00 | Five of six say yes | Choose this date',
  tip: 'Tomás has not answered for all dates | Remind him with the link',
  trend: 'Answers | 6 | +2',
  add: 'New event',
  use: 'Choose this date',
})
