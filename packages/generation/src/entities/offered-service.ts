import { defineEntity } from '../entity.ts'

/** What a house does for those who come to it, by appointment. */
export const offeredService = defineEntity({
  id: 'offered-service',
  one: 'Service',
  many: 'Services',
  words: 'consultation, service package, offered service',
  icon: 'calendar',
  groups: 'First visit, Often, Packages',
  fields: `
    Service | text | First talk
    With | person | Iris Chen
    Date | date | Tue 24 Nov
    Time | time | 14:00
    Message | long | It is about the papers from October`,
  samples: `
    icon | title | subtitle | overline | value | meta
    chat | First talk | We listen, and say what can be done | First visit | Free | 30 min
    clock | One hour | With whom you choose | Often | € 90 | 60 min
    check | Check and report | Two pages, within a week | Often | € 140 | 90 min
    box | Package of five | Valid for a year | Packages | € 390 | 5 h
    home | At your place | In town and twenty kilometres around | Often | € 120 | 90 min
    refresh | Follow-up | What changed, what comes next | Often | € 60 | 30 min`,
  about:
    'We listen first and say plainly what it takes and what it costs. What was agreed comes by mail the same day.',
  facts: '30 min | Length\nFree | Price\nToday | Next free',
  figures: '1 | Booking ahead\n4 | Visits so far',
  hero: 'Free today, 16:30 | First talk | Iris has half an hour this afternoon | Book it',
  tip: 'Tuesday 24 November, 14:00 | First talk with Iris, 30 minutes',
  add: 'Ask for an appointment',
  use: 'Choose time',
  price: '€ 90 | an hour',
})
