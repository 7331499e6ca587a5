import { defineEntity } from '../entity.ts'

export const employee = defineEntity({
  id: 'employee',
  one: 'Employee',
  many: 'Employees',
  words: 'employee, colleague, staff member, worker',
  icon: 'user',
  groups: 'Sales, Design, Finance, IT',
  fields: `
    Name | text | Mara Vogt
    Department | choice | Design | Sales, Design, Finance, IT
    Position | text | Designer
    Email | text | mara@firm.example
    Phone | text | +49 151 2048
    Office | text | Room 312
    Manager | text | Jonas Weber
    Photo | photo | person
    `,
  samples: `
    avatar | title | subtitle | overline
    Mara Vogt | Mara Vogt | Designer, room 312 | Design
    Jonas Weber | Jonas Weber | Head of design, room 310 | Design
    Omar Haddad | Omar Haddad | Account manager, room 204 | Sales
    Iris Chen | Iris Chen | Controller, room 118 | Finance
    Tomás Rey | Tomás Rey | Administrator, room 021 | IT
    Hana Sato | Hana Sato | Sales assistant, room 206 | Sales
    `,
  about: 'With the firm since March 2021. In the office from Tuesday to Thursday, best reached before noon.',
  facts: '312 | Room\n2021 | Since\nJonas | Manager',
  figures: '48 | Employees | +2\n4 | Departments\n3 | New this month',
  hero: 'New this month | Hana Sato | Sales assistant, room 206 | Say hello',
  tip: 'Two new colleagues | Hana in sales and Emil in IT',
  trend: 'Employees | 48 | +2',
  add: 'Add employee',
  use: 'Call',
})
