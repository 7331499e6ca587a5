import { definePage } from './page.ts'

export const leaveRequests = definePage({
  id: 'leave-requests',
  said: 'leave requests, leave request, request leave, vacation requests, vacation request, holiday requests, holiday request, time off requests, time off request, request time off, request vacation, days off, vacation days, request holidays, time off, annual leave',
  unless: /^(?:an? )?(?:leave|vacation|holiday|time.off|shift)|managers? (?:approve|see)/i,
  within: /\b(?:company|office|employees?|staff|intranet|hr|colleagues|work|team|human resources)\b/i,
  name: 'Leave',
  icon: 'sun',
  line: '14 days are left',
  shownBy: 'leave-request',
  content: `
    stats This year
    - 14 | Left
    - 12 | Taken
    - 4 | Asked for
    fields
    - From | date | Mon 21 Dec
    - Until | date | Thu 31 Dec
    - Kind | choice | Leave | Leave, Overtime, Unpaid, Special
    - Who stands in | person | Omar Haddad
    timeline Asked for
    - 21 to 31 December | Waits for Iris
    - 5 to 16 October | Granted
    - 14 May | Granted
    button send | Ask for leave
  `,
})
