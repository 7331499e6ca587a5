import { defineEntity } from '../entity.ts'

export const countdown = defineEntity({
  id: 'countdown',
  words: 'countdown, day counter',
  icon: 'hourglass',
  groups: 'Soon, Trips, Birthdays',
  fields: `
    Name | text | Two weeks in Lisbon
    Date | date | Sat 19 Dec
    Time | time | 06:40
    Picture | photo | beach
    Show | choice | Days | Days, Weeks, Hours
    Repeat every year | switch | no
    Remind a day before | switch | yes`,
  samples: `
    image | title | subtitle | overline | value
    beach | Two weeks in Lisbon | Sat 19 Dec, 6:40 | Trip | 28 days
    wedding | Ana and Tomás marry | Sat 22 May | Wedding | 182 days
    cake | Lea turns thirty | Thu 3 Dec | Birthday | 12 days
    party | New Year’s Eve | Thu 31 Dec | Party | 40 days
    music | Concert at the mill | Fri 27 Nov | Evening | 6 days
    ski | First snow weekend | Fri 15 Jan | Trip | 55 days`,
  about: 'Flight at 6:40, so the alarm is at 3:30. Two weeks, four towns, one bag each.',
  facts: '28 | Days\n4 | Weeks\n672 | Hours',
  figures: '6 | Counting\n6 | Days to the next\n14 | Past',
  hero: '28 days | Two weeks in Lisbon | Sat 19 December, 6:40 | Open countdown',
  tip: 'Next in 6 days | Concert at the mill',
  add: 'New countdown',
  use: 'Share countdown',
})
