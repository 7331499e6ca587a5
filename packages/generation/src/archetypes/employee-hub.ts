import { defineArchetype } from '../archetype.ts'

export const employeeHub = defineArchetype({
  id: 'employee-hub',
  words:
    'hr app 22, hr self-service 30, employee self-service 30, self-service portal 12, hr portal 24, hr software 22, hr management 24, hrms 24, human resources 18, payslip 14, payslips 14, pay slips 14, expense claims 12, leave balance 14, employee portal 16, for our office 16',
  examples: `
    An app for our office with news, lunch, meeting rooms and colleagues
    Employees see payslips, ask for days off, hand in expenses with a receipt, and read company news
    HR self-service on the phone: salary statements, leave balance, sick notes, change of address
    Staff download pay slips, request holiday, claim travel costs, and the manager approves
    One app for everything people ask human resources: pay, leave, certificates, contacts
    HR management for a firm of eighty: employee records, leave requests, attendance, payroll documents
    Our people look up colleagues in the directory, see their payslip, and submit expense claims
    HRMS with attendance, payslips, leave, expenses, announcements and an onboarding checklist for new hires
    Hotel group: staff see pay, vacation left and documents; HR answers requests
    Employee portal: personal data, bank details, tax papers, payslips by month, benefits
    Approve leave and expenses of my team, everybody sees his own balance and salary papers
    Workers without a desk get payslips, leave and expense forms on their phone
    Self-service for employees: request a letter of employment, days off, travel advance, see status`,
  presets: 'clean, calm',
  icon: 'users',
  names: 'Payday, Everyone Here, Hello Monday',
  entity: 'payslip',
  home: 'ledger focus',
  bars: 'stats checkout',
  screens: `
    home | Today | home
    browse | Payslips | receipt
    browse | Leave | sun | leave-request | | | Vacation, vacations, leave, Time off, days off, holidays, holiday, pto, absence, Absences, approve requests, sick leave, Leave requests, Leave balance
    browse! | Expenses | wallet | expense-claim | | | Expenses, expense, reimbursement, reimbursements, travel costs, claims, claim, receipts
    browse! | Hours | clock | work-hours | | | Attendance, hours, Timesheets, timesheet, clock in, clock out, overtime, Working hours, time tracking
    browse! | Reviews | star | staff-review | | | Performance reviews, Reviews, performance, reviews, feedback talks, goals
    browse! | Documents | file | staff-document | | | Documents, document, contracts, contract, certificates, letters, papers, policies, handbook
    browse! | News | bell | company-news | | | Announcements, announcement, news, Company news, post announcements
    people! | Directory | users | employee | | | directory, colleagues, Staff directory, phone book, find people, Org chart, birthdays, employee list, employee records
    checklist? | Onboarding | check | onboarding-step
    form | Apply for leave | | leave-request | Apply for leave
    detail | Payslip
    notifications? | Alerts | bell
    form! | My data | | employee | My data | | Personal data, Personal details, personal info, bank details, update personal data, contact details, own profile, address
    profile | Me | user`,
})
