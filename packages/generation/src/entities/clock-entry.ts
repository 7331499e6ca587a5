import { defineEntity } from '../entity.ts'

/** One clock-in and clock-out of the person who uses the app. */
export const clockEntry = defineEntity({
  id: 'clock-entry',
  one: 'Entry',
  many: 'My hours',
  words: 'clock-in entry',
  icon: 'clock',
  groups: 'Today, This week, To approve',
  fields: `
    In | time | 7:10
    Out | time | 15:40
    Break | text | 30 min
    Cost code | choice | 120 Concrete | 110 Ground, 120 Concrete, 210 Roof, 900 Travel
    Place | place | Mill quarter, block B
    Note | long | Crane stood still for an hour`,
  samples: `
    icon | title | subtitle | value | badge | tone
    clock | Thu 19 Nov, since 7:10 | Mill quarter, 120 concrete | 4 h 30 | Running | accent
    check | Wed 18 Nov, 7:05 to 15:50 | Mill quarter, 120 concrete | 8 h 15 | Approved | success
    check | Tue 17 Nov, 7:10 to 16:00 | Old dairy, 210 roof | 8 h 20 | Approved | success
    warning | Mon 16 Nov, 7:00 to – | Forgot to clock out | 7 h 45 | To correct | danger
    clock | Fri 13 Nov, 7:15 to 13:00 | Travel, 900 | 5 h 15 | To approve | warning`,
  about: 'Clocked in at 7:10 within forty metres of the site. Half an hour of break is taken off.',
  facts: '4 h 30 | Today\n7:10 | In\n30 min | Break',
  figures: '4 h 30 | Today\n34 h 05 | This week\n+2 h | Overtime',
  hero: 'Running since 7:10 | 4 h 30 today | Mill quarter, 120 concrete | Clock out',
  tip: 'One entry has to be corrected | Monday, no clock-out',
  trend: 'Hours this week | 34 h | +2 h',
  add: 'Clock in',
  use: 'Correct it',
})
