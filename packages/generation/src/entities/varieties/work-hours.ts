import { workHours } from '../work-hours.ts'
import { defineVarieties } from './variety.ts'

/** Hours of people who work at desks, by what they worked on. */
export const workHoursVarieties = defineVarieties(workHours, [
  {
    signs:
      'projects 7, project 6, architects 8, agency 7, office 6, software 6, consulting 7, budget 5, hr 6, company 3, employees 2, clients 4',
    groups: 'This week, To approve, Approved',
    fields: `
      Who | person | Omar Haddad
      Project | choice | Old dairy | Old dairy, School roof, Office
      Hours | text | 31 h 20
      Note | long | Details of the stairs`,
    without: 'In, Out, Break, Where',
    samples: `
      avatar | title | subtitle | value | badge | tone
      Omar | Omar Haddad | Old dairy 22 h, school roof 9 h | 31 h 20 | This week | primary
      Kim | Kim Osei | School roof 24 h, office 5 h | 29 h 10 | This week | primary
      Ana | Ana Petrova | Shop window 34 h | 34 h | To approve | warning
      Tomas | Tomás Rey | Old dairy 18 h, office 4 h | 22 h 40 | This week | primary
      Lea | Lea Brandt | Harbour office 36 h | 36 h 30 | Approved | success`,
    about: 'Twenty-two hours for the old dairy, nine for the school roof. Friday is still to be noted.',
    facts: '31 h 20 | This week\n86 of 120 | Old dairy\n2 | Projects',
    figures: '153 h | This week\n86 of 120 | Old dairy',
    hero: 'To approve | Ana Petrova, 34 h | Shop window | See hours',
    tip: 'School roof is over its budget | 212 of 200 hours',
    add: 'Log hours',
  },
])
