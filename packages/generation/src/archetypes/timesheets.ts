import { defineArchetype } from '../archetype.ts'

export const timesheets = defineArchetype({
  id: 'timesheets',
  words:
    'analyze time spent 24, analyse time spent 24, time spent by 14, time spent per 14, how much time you spend 18, time tracking 14, timesheet 10, track time 12, billable hours 12, hourly 4, time log 7, working hours 8, stopwatch 3, freelancer 3, punch clock 12, report hours 16, hours by project 16, cost centre 12, approve hours 14, hours worked 6, employee attendance 24, how long i work 24, long i work 20, attendance and hours 20',
  examples: `
    Keep track of the different activities of my day and see how much time I spend on each, per day, week and month
    How many hours did I work for which client and project this week
    Employees clock in and out on their phone, with breaks, hours worked and overtime
    Start and stop the clock when I change projects, and get hours per client at the end of the month
    Freelance designer logs hours by project with activity and rate to see what is billable
    Our cleaning staff clock their hours, arrival and leaving at each object, the boss approves
    Architects book their working hours on projects and phases, hours budgeted against hours used
    Weekly sheet with Monday to Friday, start, end, break, overtime and flexitime balance
    Consultants record hours worked per client and project, export a report for the accountant
    Clock-in for a workshop of fifteen employees: working hours, break, overtime, late
    Where do my working hours go at the office? Meetings, mails, projects, by hours and week
    Interns note working hours and breaks, supervisor approves the weekly sheet
    Lawyers log billable time in six-minute units per client and matter, running clock with a note`,
  presets: 'clean, dark-pro',
  icon: 'clock',
  names: 'Clocked, Half Past, Billed',
  entity: 'time-entry',
  bars: 'checkout cart',
  home: 'ledger focus',
  screens: `
    home | Today | home
    timer | Timer | timer | | | | clock in, clock out, clock in out, punch in, punch out, start, stop
    week | Week | calendar
    browse! | Approvals | check | work-hours | | | Approvals, approve, approves, approval, foreman, supervisor, supervisors, manager, managers, boss, employees, crew, staff hours, Timesheets, who is working, who is clocked in, payroll
    stats | Reports | chart | | | | Reports, report, export, exports, totals, overtime
    people? | Clients | users
    browse! | Projects | folder | project | | | Projects, Cost codes, cost code, per project, by project, by client
    detail | Entry
    form | Add entry
    profile? | Me | user`,
})
