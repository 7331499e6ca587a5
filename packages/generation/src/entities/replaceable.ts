import { defineEntity } from '../entity.ts'

export const replaceable = defineEntity({
  id: 'replaceable',
  one: 'Item',
  many: 'Items',
  words: 'contact lens, replacement part',
  icon: 'repeat',
  groups: 'In use, In stock, To order',
  fields: `
    Name | text | Left lens, monthly
    In use since | date | Thu 5 Nov
    Lasts | choice | 30 days | 1 day, 14 days, 30 days, 90 days
    Left in stock | number | 4
    Strength | text | −2.25
    Remind me at | time | 21:00
    Notes | long | Right eye was dry on Tuesday`,
  samples: `
    icon | title | subtitle | value | badge | tone
    eye | Left lens, −2.25 | Since 5 November | 14 days left | In use | success
    eye | Right lens, −2.00 | Since 5 November | 14 days left | In use | success
    drop | Cleaning solution | Opened 1 October | 9 days left | Soon | warning
    box | Lens case | Since 1 September | 10 days over | Change | danger
    box | Spare pairs | Two boxes in the drawer | 4 pairs | In stock | primary`,
  about: 'Opened on 5 November and good for thirty days. Four pairs are left, enough until April.',
  facts: '14 days | Left\n4 | Pairs\n−2.25 | Strength',
  figures: '14 | Days left\n4 | Pairs left\n1 | Overdue',
  hero: 'In 14 days | Change both lenses | Opened on 5 November | Changed today',
  tip: 'Four pairs left | Enough until April',
  trend: 'Days worn | 16 | +1',
  add: 'Add item',
  use: 'Changed today',
})
