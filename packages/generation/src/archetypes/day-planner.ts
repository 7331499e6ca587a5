import { defineArchetype } from '../archetype.ts'

/** A day in blocks of time; tasks without hours are `todo`. */
export const dayPlanner = defineArchetype({
  id: 'day-planner',
  words:
    'plan today 20, time boxes 24, time blocking 34, time blocks 30, time block 26, block my day 28, day planner 20, daily planner 16, plan my day 16, hour by hour 14, timeboxing 30, time boxing 30, daily schedule 12, plan your day 18',
  examples: `
    My day as a ladder of hours, a block for each thing I want to do
    Time boxing: what, from when to when, and what is left over goes to tomorrow
    Drag a block to another hour, make it longer with the finger
    Deep work in the morning, mails at noon, walk at five, day after day
    Plan tomorrow in the evening, hour by hour, with colours
    See how much of the plan I kept
    Blocks from my calendar beside those of my own
    Templates for a normal Monday, a day at home and a travel day
    An hour too full? It tells me what overlaps
    Students plan lectures, reading and sport in blocks
    One page for the whole day from six to ten
    Unplanned things wait in a box until I give them an hour`,
  bars: 'checkout cart map',
  unless:
    /^(?!.*\b(?:time ?block\w*|block|blocks|blocking|boxing|timeboxing|hours?|hourly|schedule|planner|plan (?:my|your|the|each) day)\b)/is,
  presets: 'clean, calm',
  icon: 'calendar',
  names: 'Hour by Hour, Daymark, Half Past',
  entity: 'time-block',
  screens: `
    calendar | Day | calendar
    week | Week | grid
    browse | Blocks | list
    stats? | Numbers | chart
    detail | Block
    form | New block
    notifications? | Reminders | bell
    settings | Settings | settings`,
})
