import { defineEntity } from '../entity.ts'

export const workOrder = defineEntity({
  id: 'work-order',
  one: 'Job',
  many: 'Jobs',
  words: 'work order, service job, site visit, callout',
  icon: 'tools',
  groups: 'Today, Open, Done',
  fields: `
    Site | place | Linden lane 4
    Time | time | 09:30
    Contact | person | Mrs Vogt
    Parts | text | Door sensor, 2 fuses
    Photo | photo | building
    Signature | text | Mrs Vogt
    Report | long | Sensor replaced, two test runs`,
  samples: `
    icon | title | subtitle | badge | tone
    tools | Door sensor | Linden lane 4, Mrs Vogt | 09:30 | primary
    check | Yearly check | Old mint, caretaker | 11:00 | primary
    warning | Noise in shaft | Mill street 12, 3rd floor | Urgent | danger
    bulb | Light out, car 2 | Town hall | 15:00 | neutral
    tools | New panel | Harbour hotel | Friday | neutral
    check | Rope test | University, block C | Friday | neutral`,
  about: 'Door opens again without being touched. Started on Tuesday, only on the ground floor.',
  facts: '09:30 | Time\n1.2 km | Away\n2 | Parts',
  figures: '6 | Today | 2 done\n1 | Urgent',
  hero: 'Next, 09:30 | Door sensor | Linden lane 4, Mrs Vogt waits at the gate | Start job',
  tip: '2 of 6 are done | The urgent one is in Mill street',
  trend: 'Jobs this week | 24 | +3',
  add: 'Write report',
  use: 'Start job',
})
