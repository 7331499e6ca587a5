import { defineArchetype } from '../archetype.ts'

export const remoteOffice = defineArchetype({
  id: 'remote-office',
  words:
    'dashboard 3, admin 3, kpi 6, report 2, business 2, employee 5, hr 5, payroll 6, leave request 6, shift 5, roster 6, time tracking 6, timesheet 7, staff 5',
  examples: `
    Everybody works from home: who is in, who is in a call, daily check-in, virtual coffee, days off
    Remote team board with status, working hours, time zone and who is on leave this week
    Hybrid team: who is in the office on which day, who at home, stand-up notes and absences
    Overview for the boss: who works today, who is ill, open shifts
    Weekly rota for a café with eleven part-timers, swap a shift, contact all
    Admin dashboard with sales, kpis, reports and a list of employees
    Staff planner for a care service, early, late, night, who is missing
    Supermarket staff see when they work, offer their Saturday, ask to exchange
    HR panel: contracts, hours, payroll, absences, birthdays of the team
    Roster for lifts and pistes crew, stations, breaks, certificates, hours per week
    Hotel housekeeping and front desk schedule, who covers on Sunday, overtime totals
    Our call centre needs staffing by the hour, early finish, sick call, team messages
    Plan who opens and who closes the gym, hours per person, wages estimate
    Back office for a small company: numbers of the day, people, shifts, requests
    Students working at the cinema tell when they are free, manager fills the plan, publishes on Thursday`,
  presets: 'clean, dark-pro',
  icon: 'chart',
  names: 'Frontdesk, Rota, Clocked',
  entity: 'shift',
  home: 'ledger',
  screens: `
    home | Overview | home
    week | Schedule | calendar
    people | Team | users
    stats | Reports | chart
    detail | Shift
    form | New shift
    chats? | Messages | chat
    profile? | Me | user`,
})
