import { defineEntity } from '../entity.ts'

/** A month of hours, ready for those who pay. */
export const timeExport = defineEntity({
  id: 'time-export',
  one: 'Period',
  many: 'Payroll',
  words: 'pay period of hours',
  icon: 'download',
  groups: 'Open, Closed, Exported',
  fields: `
    Period | text | 1 to 15 November
    People | number | 14
    Hours | text | 1,086 h
    Overtime | text | 42 h
    Format | choice | CSV | CSV, PDF, Payroll`,
  samples: `
    icon | title | subtitle | badge | tone
    clock | 16 to 30 November | 14 people, 412 h so far | Open | primary
    warning | 1 to 15 November | 2 timesheets are not approved | To close | warning
    check | 16 to 31 October | 14 people, 1,102 h | Exported | success
    check | 1 to 15 October | 13 people, 1,048 h | Exported | success`,
  about: 'Fourteen people, 42 hours of overtime. Two timesheets still wait for the foreman.',
  facts: '1,086 h | Hours\n42 h | Overtime\n2 | Not approved',
  figures: '412 h | So far\n2 | To approve',
  hero: 'To close | 1 to 15 November | Two timesheets are missing | Approve',
  tip: 'Two timesheets are missing | Then November can be exported',
  trend: 'Hours a month | 2,150 h | +1 %',
  add: 'Close period',
  use: 'Export',
})
