import { definePage } from './page.ts'

export const eventProgramme = definePage({
  id: 'event-programme',
  said: "programme, day's programme, schedule of the day, program, event program, event programme, programme of the day, day programme, day schedule, schedule of events, order of the day, timeline of the day, wedding schedule, wedding day schedule, day timeline, party schedule, itinerary of the day",
  unless: /planner|vendors?/i,
  within:
    /\b(?:wedding|party|reunion|anniversary|village fair|fête|fair|retreat|open day|birthday|jubilee|prom|ball)\b/i,
  name: 'Programme',
  icon: 'calendar',
  line: 'Begins on Friday at four',
  content: `
    agenda The day
    - 14:00 | We meet | In front of the door, with a drink
    - 15:00 | It begins | In the garden, under the lime tree
    - 16:30 | Cake and coffee | In the barn
    - 18:30 | Dinner | Three courses, seats are marked
    - 21:00 | Music | Until nobody can any more
    rows Good to know
    - pin | Mill farm | From the station the bus goes at 13:20
    - shirt | What to wear | What you can dance in
    - cloud | If it rains | Everything is in the barn
    switches Tell me
    - Half an hour before
    button calendar | Into my calendar
  `,
})
