import { defineEntity } from '../entity.ts'

/** Where people bring what no bin takes. */
export const recyclingYard = defineEntity({
  id: 'recycling-yard',
  one: 'Yard',
  many: 'Yards',
  words: 'recycling yard, recycling centre, recycling center, bottle bank, waste yard',
  icon: 'pin',
  groups: 'Open now, Yards, Bottle banks',
  fields: `
    Address | place | Harbour gate 2
    Open | text | 9:00 to 18:00
    Takes | text | Wood, metal, electronics, cuttings
    Busy | choice | Quiet | Quiet, Some waiting, Full`,
  samples: `
    icon | title | subtitle | value | badge | tone
    pin | Yard at Harbour gate | Open until 18:00, five minutes to wait | 1.4 km | Quiet | success
    pin | Yard at Mill street | Open until 17:00, eight cars | 3.2 km | Busy | warning
    bottle | Bottle bank, Linden square | Weekdays 7 to 20 | 240 m | Open | success
    leaf | Garden cuttings, Old dairy | Saturdays from ten | 2.1 km | Closed | neutral
    bolt | Electronics, town hall | Small ones, any time | 850 m | Open | success`,
  about: 'Wood, metal, electronics and cuttings, up to a cubic metre a day. Quietest before eleven.',
  facts: '1.4 km | Away\n18:00 | Open until\n5 min | Waiting',
  figures: '3 | Open now\n5 min | Waiting',
  hero: 'Open until 18:00 | Yard at Harbour gate | Five minutes to wait | Show the way',
  tip: 'Quietest before eleven | Saturdays are full',
  add: 'Add yard',
  use: 'Show the way',
})
