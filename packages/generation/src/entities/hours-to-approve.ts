import { defineEntity } from '../entity.ts'

/** A week of hours that waits for a yes. */
export const hoursToApprove = defineEntity({
  id: 'hours-to-approve',
  one: 'Timesheet',
  many: 'Timesheets',
  words: 'timesheet to approve',
  icon: 'check',
  groups: 'Waiting, Approved, Sent back',
  fields: `
    Who | person | Omar Haddad
    Week | text | 16 to 22 November
    Hours | text | 38 h 20
    Overtime | text | 1 h 20
    Remark | long | One hour of crane stop`,
  samples: `
    avatar | title | subtitle | badge | tone
    Omar | Omar Haddad | 9 to 15 November, 41 h 20 | Waiting | warning
    Kim | Kim Osei | 9 to 15 November, 38 h | Waiting | warning
    Ana | Ana Petrova | 9 to 15 November, 36 h 30 | Approved | success
    Tomas | Tomás Rey | Friday has no clock-out | Sent back | danger
    Lea | Lea Brandt | 9 to 15 November, 40 h | Approved | success`,
  about: 'Forty-one hours, one of them because the crane stood still. All places fit.',
  facts: '41 h 20 | Hours\n1 h 20 | Overtime\n5 | Days',
  figures: '2 | Waiting\n1 | Sent back',
  hero: 'Waits for you | Omar Haddad, 41 h 20 | 9 to 15 November | Approve',
  tip: 'Two timesheets wait for you | Since Monday',
  trend: 'Approved in time | 94 % | +2',
  add: 'Approve all',
  use: 'Approve',
})
