import { defineArchetype } from '../archetype.ts'

/** Who works in a firm, and how one reaches them. */
export const staffDirectory = defineArchetype({
  id: 'staff-directory',
  words:
    'employee directory 38, staff directory 38, people directory 30, company directory 30, employee list 30, list of employees 26, employee management 34, employee management system 38, employees database 28, manage employees 26, staff list 26, phone book of the company 26, office directory 26, team directory 26, colleagues 8, user directory 26, member directory 16, faculty directory 30',
  examples: `
    All employees with photo, department, phone and office
    Find a colleague by name or department and call or mail her
    Employee directory: search, filter, profile with manager and start date
    Who sits where, what do they do, how do I reach them
    HR adds new employees, changes their role, removes those who left
    Staff list of the hospital with extension numbers
    Org chart and contact data of everybody in the firm
    A simple system to add, edit and delete employees with salary and position
    Look somebody up by skill, office or team
    Directory of the faculty with room, consultation hours and email
    Employee cards with position, birthday and working hours
    Number of employees per department and who is new this month`,
  bars: 'map checkout cart slots quiz poll votes mood week deed',
  presets: 'clean, calm',
  icon: 'users',
  names: 'Third Floor, Extension 12, Who Is Who',
  entity: 'employee',
  screens: `
    browse | Employees | users
    topic | Departments | grid
    saved? | Favorites | star
    detail | Employee
    form | Add employee
    signin? | Sign in
    settings | Settings | settings`,
  // Things that are listed, searched and edited are nobody who works there.
  unless:
    /\b(?:shifts?|rota|roster|payslips?|leave requests?|holiday requests?|attendance|timesheets?|news|recruit\w*|applicants?)\b|^(?!.*\b(?:employees?|staff|colleagues?|faculty|firm|company|teams?|hr|personnel|departments?|people|persons?|somebody|members?|org chart|who)\b).*\b(?:products?|shopping|items?|goods)\b/isu,
})
