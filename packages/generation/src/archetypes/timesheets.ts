import { defineArchetype } from '../archetype.ts'

export const timesheets = defineArchetype({
  id: 'timesheets',
  words:
    'time tracking 14, timesheet 10, track time 12, billable hours 12, hourly 4, time log 7, working hours 8, stopwatch 3, freelancer 3, punch clock 12, report hours 16, hours by project 16, cost centre 12, approve hours 14, hours worked 6, clock in 8',
  examples: `
    How many hours did I work for which client this week
    Employees clock in and out on their phone, with breaks and overtime
    Start and stop when I change jobs, and get a report per project at the end of the month
    Freelance designer logs hours with activity and rate to see what is billable
    Our cleaning staff note arrival and leaving at each object, the boss approves
    Architects book their hours on projects and phases, budget used against planned
    Weekly sheet with Monday to Friday, start, end, pause, flexitime balance
    Consultants record minutes per case and export a list for the accountant
    Punch card replacement for a workshop of fifteen people, late, sick, on holiday
    Where does my day go at the office? Meetings, mails, deep work, by hours
    Volunteers and interns note working time, supervisor signs it off
    Lawyers charge in six-minute units per matter, running clock with a note`,
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
