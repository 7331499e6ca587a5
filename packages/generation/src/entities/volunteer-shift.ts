import { defineEntity } from '../entity.ts'

export const volunteerShift = defineEntity({
  id: 'volunteer-shift',
  one: 'Shift',
  many: 'Shifts',
  words:
    'volunteer shift, volunteering, helper shift, food bank shift, volunteer opportunity, opportunity, volunteering opportunity',
  icon: 'heart',
  groups: 'Open, Mine, Weekend',
  fields: `
    Task | text | Sorting bread
    Place | place | Food bank, Mill street
    Date | date | Sat 21 Nov
    From | time | 9:00
    Helpers | number | 4
    Notes | long | Gloves are there`,
  samples: `
    icon | title | subtitle | value | badge | tone
    heart | Sorting bread | Sat 9:00, food bank | 2 of 4 | Open | success
    truck | Van round | Sat 11:00, with Omar | 1 of 2 | Open | success
    users | Front desk | Mon 14:00, town hall | 2 of 2 | Full | neutral
    leaf | River clean-up | Sun 10:00, stone pier | 18 of 30 | Open | primary
    book | Reading hour | Wed 16:00, library | 1 of 2 | Yours | accent
    cake | Cake stand | Sun 13:00, fair | 3 of 6 | Open | success`,
  about: 'Bread and vegetables from six shops, sorted into sixty boxes. Two hours, coffee at ten.',
  facts: '4 | Helpers\n2 h | Length\n60 | Boxes',
  figures: '14 h | Given\n3 | Shifts ahead\n182 | Helpers',
  hero: 'Saturday, 9:00 | Sorting bread | Two helpers are missing | Sign me up',
  tip: 'Fourteen hours since May | Enough for the silver pin',
  trend: 'Hours given | 14 | +2',
  add: 'Add shift',
  use: 'Sign me up',
})
