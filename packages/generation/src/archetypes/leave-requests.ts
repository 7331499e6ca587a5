import { defineArchetype } from '../archetype.ts'

export const leaveRequests = defineArchetype({
  id: 'leave-requests',
  words:
    'leave requests 26, leave request 24, holiday requests 22, time off 18, time-off 18, days off 12, vacation days 20, annual leave 22, vacation requests 24, absence management 22, absences 10, leave balance 22, sick leave 14, approve leave 20, vacation planner for staff 26, staff vacations 20',
  examples: `
    Time off: ask the boss for two weeks in August and see how many I still have
    Who of the team is off next week, so that not everybody is gone at once
    Employees submit sickness or parental absence, manager says yes or no, balance is updated
    Annual leave of 30 days, carried over from last year, half days, public holidays by region
    Vacation days for a small firm of twelve, until now an Excel sheet on the wall for who is on vacation
    Overtime compensation, special leave for weddings, unpaid, with substitute and approval
    Doctor's note as photo, calling in ill by phone before eight, HR is notified
    Plan summer absences in the nursery team without falling below four carers
    Leave requests approved, declined, withdrawn, shown in a calendar coloured by colleague
    Our care home's nurses put in wishes for free days, the head confirms them by Friday
    Remaining entitlement per person at the end of the year, export for payroll
    Sick leave, business trip, parental leave: one overview of absence for the department head`,
  presets: 'clean, calm',
  icon: 'sun',
  names: 'Out of Office, Days Left, Away Board',
  entity: 'leave-request',
  home: 'ledger focus',
  bars: 'wallet checkout',
  screens: `
    home | Overview | home
    calendar | Who is away | calendar | | | | who is off, who is away, who is out, team calendar, calendar, absences
    browse | Requests | list | | | | request days, requests, approve, approves, approval, approvals, boss approves, manager approves, managers approve, decline, reject, status
    browse! | Balances | hourglass | leave-balance | | | Balance, Balances, days left, remaining days, allowance, allowances, entitlement, quota, carried over
    form | Request leave | | | | | request, ask for, ask for days, apply
    people? | Team | users | crew-member
    stats? | Numbers | chart
    detail | Request
    notifications? | News | bell
    profile | Me | user`,
})
