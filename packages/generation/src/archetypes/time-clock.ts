import { defineArchetype } from '../archetype.ts'

/** Employees clock in and out, somebody approves the hours and exports them. */
export const timeClock = defineArchetype({
  id: 'time-clock',
  words:
    'clock in 18, employee attendance 36, attendance for employees 34, staff attendance 34, attendance of employees 34, worker attendance 34, clock in and out 34, clock in/out 34, clock in out 34, punch clock 30, time clock 34, employee time tracking 36, employee hours 28, staff hours 26, crew hours 28, time tracking for our crew 36, time tracking for employees 36, timesheets for employees 34, approves timesheets 32, approve timesheets 32, cost code 26, cost codes 26, export for payroll 32, payroll export 30, who is clocked in 30, overtime 8, geofence 14',
  examples: `
    Crew members clock in and out and view their tasks
    Workers clock in and out with GPS, choose a cost code, the foreman approves, the office exports for payroll
    Our shop staff punch in on a tablet with a PIN and I see who is here
    Cleaners check in at the address and the hours go straight to the payroll
    Time clock for a bakery with early shifts, breaks, overtime and night bonus
    Employee hours of four branches, approval by the branch manager each Monday
    Crew leader clocks in his whole team at once and assigns them to a job
    Forgot to clock out? Correct it with a reason, the supervisor confirms
    Hours per person and site, late arrivals, absences, monthly report as a spreadsheet
    Factory attendance by badge, shift start, minutes late, overtime balance
    Home care nurses log arrival and departure at each patient, mileage, and totals
    Students working in our café write down hours, tips and breaks, approved on Friday
    Live list of who is working now, where, and since when
    Contractor pays by the hour and needs signed weekly timesheets by project`,
  presets: 'clean, bold',
  icon: 'clock',
  names: 'On the Clock, In at Seven, Badge',
  entity: 'clock-entry',
  bars: 'checkout cart slots timer map week',
  home: 'focus',
  screens: `
    home | Today | home
    browse | My hours | clock | | | | clock in, clock out, clock in out, punch in, cost code, cost codes, choose cost code, gps, breaks, break, overtime, my hours, check in, face, qr, qr code, fingerprint
    browse! | Team | users | work-hours | | | who is clocked in, who is working, Team, crew, employees, staff, workers, late list, late, absent people, absent, absentees, live
    browse! | Approvals | check | hours-to-approve | | | Approvals, approve, approves, Timesheets, timesheet, foreman, supervisor, manager, managers, approval
    browse! | Payroll | download | time-export | | | Payroll, export, exports, export for payroll, reports, report, spreadsheet, monthly report
    browse! | Jobs | folder | project | | | Projects, Jobs, job sites, sites, by project
    detail | Entry
    form | Clock in
    stats? | Numbers | chart
    notifications? | Alerts | bell
    profile? | Me | user`,
})
