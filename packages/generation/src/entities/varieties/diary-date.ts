import { diaryDate } from '../diary-date.ts'
import { defineVarieties } from './variety.ts'

/** What stands in a calendar, as the description calls it. */
const called = (signs: string, one: string, many: string) => ({
  signs,
  one,
  many,
  samples: `
    icon | title | subtitle | badge | tone | time
    run | Football, Max | Pitch behind the mill, Omar drives | Weekly | primary | 16:30
    stethoscope | Dentist, Lea | Mill street 4, second floor | Once | warning | 15:00
    school | Parents’ evening | Room 12, both of us | Once | accent | 18:00
    cake | Grandma’s birthday | Plum cake, all of us | Yearly | success | Sat 21 Nov
    music | Piano lesson | With Mrs Chen, half an hour | Weekly | primary | Mon 23 Nov
    users | Dinner with Kim | Old dairy, table for four | Once | neutral | 19:30`,
  about: 'Omar drives there, Lea picks up at six. Boots are in the blue bag, and water for the break.',
  facts: '16:30 | Begins\n90 min | Length\nWeekly | Repeats',
  add: `Add ${one.toLowerCase()}`,
})

export const diaryDateVarieties = defineVarieties(diaryDate, [
  called('event 5, events 5', 'Event', 'Events'),
  called('appointment 6, appointments 6', 'Appointment', 'Appointments'),
])
