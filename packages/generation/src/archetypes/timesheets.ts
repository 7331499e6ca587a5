import { defineArchetype } from '../archetype.ts'

export const timesheets = defineArchetype({
  id: 'timesheets',
  words:
    'time tracking 14, timesheet 10, track time 12, billable hours 12, hourly 4, time log 7, working hours 8, stopwatch 3, freelancer 3, punch clock 12, report hours 16, hours by project 16, cost centre 12, approve hours 14, hours worked 6, clock in 8',
  presets: 'clean, dark-pro',
  icon: 'clock',
  names: 'Clocked, Half Past, Billed',
  entity: 'time-entry',
  home: 'ledger focus',
  screens: `
    home | Today | home
    timer | Timer | timer
    week | Week | calendar
    stats | Reports | chart
    people? | Clients | users
    browse? | Projects | folder | project
    detail | Entry
    form | Add entry
    profile? | Me | user`,
})
