import { defineArchetype } from '../archetype.ts'

export const remoteOffice = defineArchetype({
  id: 'remote-office',
  words:
    'dashboard 3, admin 3, kpi 6, report 2, business 2, employee 5, hr 5, payroll 6, leave request 6, shift 5, roster 6, time tracking 6, timesheet 7, staff 5',
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
