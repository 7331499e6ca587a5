import { defineEntity } from '../entity.ts'

export const timeEntry = defineEntity({
  id: 'time-entry',
  one: 'Entry',
  many: 'Entries',
  words: 'time entry, billable hour, time log',
  icon: 'clock',
  groups: 'Today, This week, Unbilled',
  fields: `
    Project | choice | Autumn site | Autumn site, Shop app, Office
    Task | text | Layout of the start page
    From | time | 9:10
    To | time | 11:40
    Billable | switch | yes
    Notes | long | Two rounds with Lea`,
  samples: `
    icon | title | subtitle | value | badge | tone
    clock | Layout of the start page | Autumn site, 9:10 to 11:40 | 2 h 30 | Billable | success
    clock | Call with Norrgard | Shop app, 11:45 to 12:15 | 0 h 30 | Billable | success
    clock | Invoices of October | Office, 13:00 to 13:50 | 0 h 50 | Own | neutral
    clock | Product pages | Shop app, 14:00 to 16:20 | 2 h 20 | Billable | success
    clock | Icons, second set | Autumn site, yesterday | 3 h 10 | Billable | success
    clock | Offer for Mill Café | Office, yesterday | 1 h 15 | Own | neutral`,
  about: 'Two rounds with Lea, the third grid stayed. Mobile comes on Friday.',
  facts: '2 h 30 | Worked\n€ 80 | An hour\n€ 200 | Worth',
  figures: '6 h 10 | Today | +0:40\n31 h 20 | This week\n82 % | Billable',
  hero: 'Running, 0:42 | Product pages | Shop app, since 14:00 | Stop timer',
  tip: '€ 2,480 not billed yet | 31 hours for Norrgard Studio',
  trend: 'Hours a week | 31 h | +2 h',
  data: [26, 29, 28, 30, 27, 29, 31],
  add: 'Add entry',
  use: 'Continue',
})
