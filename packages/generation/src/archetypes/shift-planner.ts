import { defineArchetype } from '../archetype.ts'

/** The roster as those see it who make it: who works when and where, gaps, wishes, hours. */
export const shiftPlanner = defineArchetype({
  id: 'shift-planner',
  words:
    'nurses roster 44, weekly staff schedule 44, staff schedule for 34, schedule for my 24, availability and swap 30, hours and labor cost 34, labor cost 20, labour cost 16, nurse roster 44, staff roster 30, roster 16, rota 14, rostering 34, shift scheduling 32, shift planning 34, staff scheduling 30, employee scheduling 34, schedule employees 32, schedule shifts 30, plan shifts for 30, build the schedule 28, shifts per ward 40, who is on duty 14, fill gaps 22, fills gaps 22, open shifts to fill 24, weekly schedule for staff 34, schedule for my staff 34, managers create shifts 34, manager creates shifts 34, assign shifts 32, duty scheduler 28, work schedule 18, shift management 32',
  examples: `
    Head nurse plans early, late and night per ward and fills the gaps
    Manager of a café makes the weekly schedule, staff say when they can, everyone gets it on the phone
    Roster for care home: qualifications, night shifts, rest time, overtime, wishes
    Schedule employees of three shops, see labour cost, publish the week, get notified of changes
    Rota for a hotel by department with holidays, sickness and stand-ins
    Assign shifts to students, balance hours, avoid double bookings
    Fire station duty plan with crews, substitutes and training days
    Supervisor drags people to shifts, open ones are offered to all who are free
    Security firm plans guards by site, day and night, with hours per month
    Call centre planning with forecast, breaks and teams
    Restaurant owner plans kitchen and floor by day, sees who is missing and who has too many hours
    Pharmacy emergency rota, who is on call, swaps approved by the boss
    Hospital doctors on call by speciality, vacation blocked, fair weekends`,
  unless:
    /\b(?:clowns?|visiting service|ward visits)\b|\b(?:my|i) (?:own )?shifts?\b|\b(?:families|parents|neighbou?rs|flatmates|housemates|siblings|households) (?:(?:all|each) )?(?:take|taking) (?:it in )?turns\b|\bswap (?:a |my )?shifts? with (?:each other|colleagues)/i,
  presets: 'clean, calm',
  icon: 'calendar',
  names: 'Full House, Week Plan, No Gaps',
  entity: 'planned-shift',
  bars: 'checkout cart slots',
  home: 'ledger focus',
  screens: `
    home | Today | home
    week | Plan | calendar | | | | Roster, Schedule, weekly schedule, plan, rota, week, publish, calendar
    browse | Shifts | list | | | | Shifts, shifts per ward, who is on duty, on duty, open shifts, fill gaps, fills gaps, gaps, assign, assign shifts, create shifts
    browse! | Requests | repeat | shift-request | | | Requests, Swap requests, swap, swaps, swap shifts, wishes, availability, days off, request days off, ask for days off, time off, approve, approvals
    browse! | Hours | clock | shift-balance | | | Hours, Overtime, hours per week, labour cost, labor cost, worked hours, hour balance, balance
    people | Team | users | crew-member | | | team, staff, employees, nurses, doctors
    detail | Shift
    form | Add shift
    notifications? | News | bell
    stats? | Numbers | chart
    chats? | Messages | chat
    profile? | Me | user`,
})
