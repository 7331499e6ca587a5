import { defineArchetype } from '../archetype.ts'

export const leaveRequests = defineArchetype({
  id: 'leave-requests',
  words:
    'leave requests 26, leave request 24, holiday requests 22, time off 18, time-off 18, days off 12, vacation days 20, annual leave 22, vacation requests 24, absence management 22, absences 10, leave balance 22, sick leave 14, approve leave 20',
  presets: 'clean, calm',
  icon: 'sun',
  names: 'Out of Office, Days Left, Away Board',
  entity: 'leave-request',
  home: 'ledger focus',
  screens: `
    home | Overview | home
    calendar | Who is away | calendar
    browse | Requests | list
    form | Request leave
    people? | Team | users
    stats? | Numbers | chart
    detail | Request
    notifications? | News | bell
    profile | Me | user`,
})
