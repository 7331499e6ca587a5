import { defineEntity } from '../entity.ts'

/** Something that goes back to a supplier before a date, for money paid as a deposit. */
export const returnPart = defineEntity({
  id: 'return-part',
  one: 'Return',
  many: 'Returns',
  words: 'core return, part to return, core charge, core deposit, return to supplier, supplier return',
  icon: 'repeat',
  groups: 'To send, Sent, Credited, Overdue',
  fields: `
    Part | text | Alternator, reman
    Supplier | choice | Harbour Parts | Harbour Parts, Mill Auto, North Bearings
    Part number | text | AL-4182-R
    Due date | date | Fri 27 Nov
    Core charge | money | € 64
    From | text | Golf, HB-KW 418
    State | choice | To send | To send, Sent, Credited, Refused
    Photo | photo | engine`,
  samples: `
    icon | title | subtitle | value | badge | tone
    repeat | Alternator, reman | Harbour Parts, due Fri 27 Nov | € 64 | 8 days | warning
    repeat | Brake caliper, front left | Mill Auto, due Mon 23 Nov | € 45 | 4 days | danger
    truck | Starter motor | North Bearings, sent on Tuesday | € 52 | Sent | primary
    check | Steering rack | Harbour Parts, credited 12 Nov | € 120 | Credited | success
    repeat | Injector, set of four | Mill Auto, due 4 Dec | € 180 | 15 days | neutral
    warning | Turbo | Harbour Parts, was due 16 Nov | € 240 | Overdue | danger`,
  about:
    'Came off the Golf on Thursday. Clean, in its box, the old label still on. Harbour Parts collects on Fridays.',
  facts: '€ 64 | Core charge\n8 days | Left\nBox 7 | Where',
  figures: '€ 701 | Still out | +64\n4 | To send\n1 | Overdue',
  hero: 'Due next | Brake caliper to Mill Auto | By Monday, € 45 come back | Mark as sent',
  tip: 'One is overdue | Harbour Parts takes it until the end of the month',
  trend: 'Credited a month in € | 412 | +90',
  add: 'Add return',
  use: 'Mark as sent',
})
