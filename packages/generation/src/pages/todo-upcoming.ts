import { definePage } from './page.ts'

export const todoUpcoming = definePage({
  id: 'todo-upcoming',
  said: 'upcoming, upcoming tasks, next seven days, next 7 days, next week',
  unless: /\b(?:team|company|employees|events?|matches|concerts|appointments?|bills)\b/i,
  within: /\b(?:to-?do|to do|tasks?)\b/i,
  name: 'Upcoming',
  icon: 'calendar',
  line: 'Six things until Wednesday',
  content: `
    ticks Tomorrow
    - Call the plumber | Before ten
    - Book train to Ghent | Two seats
    ticks Saturday
    - Cake for Ida | Pick up at noon
    - Mow the lawn
    ticks Next week
    - Dentist | Tue 24 Nov, 9:15
    - Pay the kindergarten | Wed 25 Nov

    banner calendar | Sunday is free | Keep it so
  `,
})
