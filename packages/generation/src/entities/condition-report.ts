import { defineEntity } from '../entity.ts'

export const conditionReport = defineEntity({
  id: 'condition-report',
  one: 'Report',
  many: 'Reports',
  words: 'condition report, handover report, survey report, move-in report, inspection report, protocol',
  icon: 'clipboard',
  groups: 'Draft, To sign, Sent',
  fields: `
    Object | text | Mill street 12/3
    Kind | choice | Move-in | Move-in, Move-out, Interim
    Date | date | Thu 19 Nov
    Client | person | Lea Brandt
    Condition | choice | Good | Good, Worn, Damaged
    Photos | photo |
    Signature | text | Signed by both
    Remarks | long | Crack above the window, was there before`,
  samples: `
    icon | title | subtitle | value | tone
    clipboard | Mill street 12/3 | Move-in, Lea Brandt, 24 photos | To sign | warning
    clipboard | Linden lane 4, first floor | Move-out, two defects | Draft | primary
    clipboard | Old dairy, house 2 | Move-in, signed by both | Sent | success
    clipboard | Harbour view 9 | Interim, damp in the bath | Sent | success
    clipboard | Station road 31, flat 8 | Move-out, keys complete | Sent | success
    clipboard | Park row 2 | Move-in on Monday | Planned | neutral`,
  about:
    'Walls and floors are good, one window sticks. Two scratches on the kitchen door with photos, all five keys handed over.',
  facts: '24 | Photos\n2 | Defects\n5 | Keys',
  figures: '3 | Today | +1\n2 | To sign\n41 | This month',
  hero: 'Next, 10:30 | Mill street 12/3 | Move-in with Lea Brandt | Start report',
  tip: 'Two reports wait for a signature | Linden lane since Tuesday',
  trend: 'Reports a month | 41 | +6',
  data: [28, 31, 30, 34, 35, 35, 41],
  add: 'New report',
  use: 'Send report',
})
