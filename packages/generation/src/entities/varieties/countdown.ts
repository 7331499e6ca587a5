import { countdown } from '../countdown.ts'
import { defineVarieties } from './variety.ts'

/** What one counts towards; without these words it is days ahead. */
export const countdownVarieties = defineVarieties(countdown, [
  {
    signs:
      'year progress 5, progress bars 4, progress bar 4, has passed 3, how much of the day 5, day progress 5',
    one: 'Span',
    many: 'Spans',
    icon: 'hourglass',
    groups: 'Now, Own, Past',
    without: 'Picture, Time, Show, Repeat every year, Remind a day before',
    fields:
      'Name | text | This year\n From | date | Thu 1 Jan\n Until | date | Thu 31 Dec\n Colour | choice | Blue | Blue, Green, Coral, Ink\n As a widget | switch | yes',
    samples: `
      icon | title | subtitle | value | progress
      sun | Today | 14 h 48 min passed | 62 % | 62
      calendar | This week | Thursday | 52 % | 52
      moon | This month | 19 of 30 days | 63 % | 63
      hourglass | This year | 323 of 365 days | 88 % | 88
      flag | Until the exam | 1 September to 12 December | 78 % | 78
      plane | Until Lisbon | 1 November to 19 December | 38 % | 38`,
    about: '323 of 365 days have passed. Forty-two are left, six weeks.',
    facts: '88 % | Passed\n42 | Days left\n6 | Weeks left',
    figures: '62 % | Today\n63 % | This month\n88 % | This year',
    hero: '88 percent | This year | 42 days are left | Show as widget',
    tip: 'Half of the week is over | Thursday, a quarter to three',
    add: 'Add range',
    use: 'Show as widget',
  },
])
